/** Where a shopper was on a listing of several pages as they left its document. */
export interface LeftPlace {
  /** Key of the history entry. */
  readonly entry: string;
  /** The choice that the pages belong to. */
  readonly choice: string;
  /** Pixels from the top. */
  readonly top: number;
}

/** A longer choice is not ours, in characters. */
const MAX_CHOICE = 20_000;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Reads a stored place; undefined where it is invalid. The storage is the shopper's and may hold anything. */
export function readPlace(kept: unknown): LeftPlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { entry, choice, top } = kept as Partial<Record<keyof LeftPlace, unknown>>;
  const isWhole = isText(entry, 100) && isText(choice, MAX_CHOICE) && typeof top === 'number' && top >= 0;
  return isWhole ? { entry, choice, top } : undefined;
}
