"""Balance reports: statistics of many matches as one page that needs nothing else."""

from monoceros.lab.report.page import make_report, report_on

__all__ = ["make_report", "report_on"]
