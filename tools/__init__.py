"""What a package of Monoceros is made and tried with."""
