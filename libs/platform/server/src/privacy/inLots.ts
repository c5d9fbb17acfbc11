/**
 * Deletes in lots of at most `size` records, so that no statement holds up others for long. `deleteLot` deletes one and
 * answers how many went. Ends when fewer are left, or after the lot in which `isOver` becomes true. Answers how many
 * went in all.
 */
export async function inLots(size: number, isOver: () => boolean, deleteLot: () => Promise<number>): Promise<number> {
  for (let gone = 0; ;) {
    const lot = await deleteLot();
    gone += lot;
    if (lot < size || isOver()) return gone;
  }
}
