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

/** A place from what was kept; undefined where it is none. Anything may stand there: it is the shopper's browser. */
export function readPlace(kept: unknown): LeftPlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { entry, choice, top } = kept as Partial<Record<keyof LeftPlace, unknown>>;
  const isWhole = isText(entry, 100) && isText(choice, MAX_CHOICE) && typeof top === 'number' && top >= 0;
  return isWhole ? { entry, choice, top } : undefined;
}
