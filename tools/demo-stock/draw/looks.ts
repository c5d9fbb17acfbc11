import sharp from 'sharp';

const COLUMNS = 40;
const ROWS = 20;

/** What a picture of a vehicle in the studio looks like, without regard to its size and place on the picture. */
export interface Looks {
  /** Whether a cell is brighter than its right neighbour. */
  readonly hash: readonly boolean[];
  /** Mean red, green and blue of the vehicle. */
  readonly colour: readonly number[];
}

/** Share of the cells that two have alike, 0 to 1. */
export function alike(a: Looks | undefined, b: Looks | undefined): number {
  if (!a || !b || a.hash.length !== b.hash.length) return 0;
  return a.hash.filter((bit, i) => bit === b.hash[i]).length / a.hash.length;
}

/** Looks of one vehicle over several pictures: each is cut to the vehicle and hashed by its slopes of brightness. */
export async function looksOf(pictures: readonly Buffer[]): Promise<Looks> {
  const hash: boolean[] = [];
  let colour: readonly number[] = [];
  for (const picture of pictures) {
    const small = await sharp(picture).resize({ width: 300 }).png({ compressionLevel: 0 }).toBuffer();
    const cut = await sharp(small).trim({ threshold: 40 }).png({ compressionLevel: 0 }).toBuffer();
    const { channels } = await sharp(cut).stats();
    if (colour.length === 0) colour = channels.slice(0, 3).map(({ mean }) => mean);
    const cells = await sharp(cut)
      .greyscale()
      .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
      .raw()
      .toBuffer();
    for (let y = 0; y < ROWS; y += 1)
      for (let x = 0; x < COLUMNS; x += 1) {
        const at = y * (COLUMNS + 1) + x;
        hash.push((cells[at] ?? 0) > (cells[at + 1] ?? 0));
      }
  }
  return { hash, colour };
}
