"""How the documentation becomes a site: `make docs`. Pages are Markdown, the reference is the code."""

import os
import sys
from pathlib import Path

DOCS = Path(__file__).parent
sys.path[:0] = [str(DOCS.parent), str(DOCS.parent / "src")]
# Compiled classes keep no docstrings.
os.environ["MONOCEROS_ENGINE"] = "interpreted"

from monoceros import __version__  # noqa: E402
from tools import reference  # noqa: E402

project = "Monoceros"
author = "the Monoceros contributors"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_site"]
myst_heading_anchors = 4
myst_enable_extensions = ["fieldlist"]
highlight_language = "none"  # a listing that names no language is what a terminal shows

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = f"Monoceros {__version__}"
html_static_path = ["_static"]
html_favicon = "_static/icon.svg"
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6b3fa0", "color-brand-content": "#6b3fa0"},
    "dark_css_variables": {"color-brand-primary": "#c9a6ff", "color-brand-content": "#c9a6ff"},
}

reference.write(DOCS / "reference")


def setup(app: object) -> None:
    """Links that lead out of the folder in the repository lead to the page of the same text here."""
    app.connect("source-read", reference.inside)  # type: ignore[attr-defined]
