"""HiLo - Dein Königreich: layouts of twelve cards whose half coins join to whole ones."""
