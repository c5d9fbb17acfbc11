/** A test drive that has its time, epoch milliseconds. */
export interface Drive {
  readonly from: number;
  readonly until: number;
  readonly vehicleId: string;
  readonly location: string;
}

/**
 * Whether another drive fits in: its vehicle is not out at any moment of it, and its place never has more than
 * `perSlot` at once. Drives of one yard may begin at different minutes, where the sites that share it go by different
 * steps or hours.
 */
export function hasRoom(drives: readonly Drive[], wanted: Drive, perSlot: number): boolean {
  const meeting = drives.filter(({ from, until }) => from < wanted.until && wanted.from < until);
  if (meeting.some(({ vehicleId }) => vehicleId === wanted.vehicleId)) return false;
  const here = meeting.filter(({ location }) => location === wanted.location);
  // the most at once are there when one of them begins, or when the wanted one does
  const moments = [wanted.from, ...here.map(({ from }) => from)].filter((moment) => moment >= wanted.from);
  return moments.every((moment) => here.filter(({ from, until }) => from <= moment && moment < until).length < perSlot);
}
