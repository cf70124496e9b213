"""Running what takes long: workers here and on a cluster, progress, and Ctrl-C that gives what there is."""

from puntobanco.runner.cluster import Cluster
from puntobanco.runner.simulation import Progress, Report, policy_of, simulate
from puntobanco.runner.workers import Threads, Workers, cores

__all__ = ["Cluster", "Progress", "Report", "Threads", "Workers", "cores", "policy_of", "simulate"]
