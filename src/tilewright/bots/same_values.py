"""Whether another machine has the same leave values and win tables, without which its bots play other games."""

from hashlib import blake2b

from tilewright.bots.roster import KLV
from tilewright.engine.cluster import ClusterUnavailable
from tilewright.engine.win_table import wins_folder
from tilewright.lexicons.box import BOX
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.shelf import DEFAULT


def values_digest(lexicon: str) -> str:
    """Of all files that bots may look for; the same on two machines if the bots play the same."""
    digest = blake2b(digest_size=16)
    for folder in (data_folder(), BOX):
        for name in (lexicon, DEFAULT):
            files = [folder / "leaves" / (name + KLV), *sorted(wins_folder(folder).glob(f"{name}-*.json"))]
            for file in files:
                if file.is_file():
                    digest.update(f"{folder is BOX} {file.name} ".encode() + blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


def check_values(lexicon: str, digest: str) -> None:
    """`ClusterUnavailable` if this machine has others."""
    if values_digest(lexicon) != digest:
        where = "copy the folders leaves and wins of your data folder there"
        raise ClusterUnavailable(f"A worker of the cluster has other values for {lexicon}: {where}")
