"""What hosts are given to deploy: figures that exist, and settings the server knows."""

import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from monoceros.server.metrics import Metrics
from monoceros.server.settings import PREFIX, Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
CADDYS_OWN = {"MONOCEROS_DOMAIN", "MONOCEROS_UPSTREAM"}


def test_every_figure_of_the_dashboard_is_told() -> None:
    families = text_string_to_metric_families(Metrics().page().decode())
    told = {family.name for family in families}
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert asked
    for expression in asked:
        for name in re.findall(r"monoceros_\w+", expression):
            assert re.sub(r"_(total|bucket|count)$", "", name) in told


def test_every_setting_in_the_files_is_one() -> None:
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | CADDYS_OWN
    for file in ("monoceros.service", "Containerfile", "compose.yaml", "Caddyfile"):
        named = set(re.findall(r"MONOCEROS_[A-Z_]+", (DEPLOY / file).read_text()))
        assert named <= known, file
