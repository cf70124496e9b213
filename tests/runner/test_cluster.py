"""The same runs over a Dask cluster: here a real one, of processes of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from distributed import Client, LocalCluster

from puntobanco.errors import InputError
from puntobanco.rules import shipped
from puntobanco.runner import Cluster, Progress, Report, Threads, Workers, policy_of, simulate
from puntobanco.runner.cluster import deal_same
from puntobanco.runner.simulation import simulation_run

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

COUPS = 12_000_000


@pytest.fixture(scope="module")
def local_cluster() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0
    ) as cluster:
        yield cluster


def simulated(workers: Workers, told: list[Progress] | None = None) -> Report:
    rules = shipped("7up-mbs")
    tell = (lambda _progress: None) if told is None else told.append
    return simulate(rules, policy_of(rules, 8), decks=8, seed=5, coups=COUPS, workers=workers, tell=tell)


def same(one: Report, other: Report) -> bool:
    return (
        one.tally.classes.tolist() == other.tally.classes.tolist()
        and one.tally.per_shoe.tolist() == other.tally.per_shoe.tolist()
        and one.tally.extras["sevens"].tolist() == other.tally.extras["sevens"].tolist()
        and one.bets == other.bets
    )


def test_a_cluster_gives_the_figures_of_a_single_process_and_tells_its_progress(local_cluster: LocalCluster) -> None:
    told: list[Progress] = []
    cluster = Cluster(local_cluster.scheduler_address)
    try:
        assert cluster.count == 2
        assert same(simulated(cluster, told), simulated(Threads(1)))
    finally:
        cluster.close()
    assert told[-1].coups == COUPS
    assert len(told) > 4


def test_a_worker_that_is_killed_changes_nothing(local_cluster: LocalCluster) -> None:
    cluster = Cluster(local_cluster.scheduler_address)
    killed: list[int] = []

    class KillsOne(list[Progress]):
        def append(self, progress: Progress) -> None:
            super().append(progress)
            if not killed:
                with Client(local_cluster.scheduler_address, set_as_default=False) as client:
                    pids = client.run(os.getpid)
                killed.append(next(iter(pids.values())))
                os.kill(killed[0], signal.SIGKILL)

    try:
        assert same(simulated(cluster, KillsOne()), simulated(Threads(1)))
    finally:
        cluster.close()
    assert killed


def test_a_worker_with_other_kernels_does_not_deal() -> None:
    rules = shipped("punto-banco")
    run = simulation_run(rules, policy_of(rules, 8), decks=8, seed=1)
    with pytest.raises(InputError, match="another version"):
        deal_same("of yesterday", run, 0, 1)


def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.runner.cluster.CONNECT_SECONDS", 1)
    with pytest.raises(InputError, match="no cluster at"):
        Cluster("tcp://127.0.0.1:9")
    with pytest.raises(InputError, match="is no address"):
        Cluster("the machine beside the window")
