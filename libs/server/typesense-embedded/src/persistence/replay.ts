import { crc32 } from 'node:zlib';

/** Bytes before each entry: its length and checksum. */
export const HEADER = 8;
/** How every entry begins. Inside a document these characters appear unescaped only as a key. */
const BEGINNING = Buffer.from('{"op":"');

/** What could not be read of a journal. */
export interface Damage {
  /** Bytes after the last whole entry: what a killed process had not finished, or what was cut. */
  readonly tornBytes: number;
  /** Bytes before it that are no entry, and in how many places. */
  readonly lostBytes: number;
  readonly places: number;
  /** Whole entries that cannot be applied, mostly because what they change was lost. */
  readonly unusable: number;
}

export interface Replayed {
  readonly entries: number;
  /** Where the last whole entry ends. */
  readonly end: number;
  /** Undefined for a journal that is whole. */
  readonly damage: Damage | undefined;
}

/** Hands on every entry that is whole, also those after a broken one. `apply` throws for one that cannot be used. */
export function replay(content: Buffer, apply: (body: Buffer) => void): Replayed {
  let [at, end, entries, lostBytes, places, unusable] = [0, 0, 0, 0, 0, 0];
  while (at < content.length) {
    const body = entryAt(content, at);
    if (!body) {
      const next = nextEntry(content, at);
      if (next === undefined) break;
      lostBytes += next - at;
      places++;
      at = next;
      continue;
    }
    try {
      apply(body);
      entries++;
    } catch {
      unusable++;
    }
    at += HEADER + body.length;
    end = at;
  }
  const tornBytes = content.length - end;
  const isWhole = tornBytes === 0 && places === 0 && unusable === 0;
  return { entries, end, damage: isWhole ? undefined : { tornBytes, lostBytes, places, unusable } };
}

/** The entry that begins here; undefined when there is none, or a broken one. */
function entryAt(content: Buffer, at: number): Buffer | undefined {
  if (at + HEADER > content.length) return undefined;
  const end = at + HEADER + content.readUInt32LE(at);
  if (end > content.length) return undefined;
  const body = content.subarray(at + HEADER, end);
  return body.subarray(0, BEGINNING.length).equals(BEGINNING) && crc32(body) === content.readUInt32LE(at + 4)
    ? body
    : undefined;
}

/** Where the next whole entry begins behind a broken place. */
function nextEntry(content: Buffer, after: number): number | undefined {
  let found = after + HEADER;
  for (;;) {
    found = content.indexOf(BEGINNING, found + 1);
    if (found < 0) return undefined;
    if (entryAt(content, found - HEADER)) return found - HEADER;
  }
}

/** A damaged file and how many of its entries were read. */
export interface DamagedFile {
  readonly file: string;
  /** None for one in which nothing is left. */
  readonly damage?: Damage;
  readonly kept: number;
}

/** Files that a line names; more are counted. */
const NAMED = 5;

/** What was read of damaged journals and what was not, in one line. */
export function damageLine(dir: string, files: readonly DamagedFile[]): string {
  const sum = (of: keyof Damage): number => files.reduce((total, { damage }) => total + (damage?.[of] ?? 0), 0);
  const [tornBytes, lostBytes, places, unusable] = [sum('tornBytes'), sum('lostBytes'), sum('places'), sum('unusable')];
  const empty = files.filter(({ damage }) => damage === undefined).length;
  const parts = [
    ...(empty > 0 ? [`${empty} ${empty === 1 ? 'file has' : 'files have'} nothing left`] : []),
    ...(tornBytes > 0 ? [`${tornBytes} bytes at its end were no whole entry and are cut off`] : []),
    ...(places > 0 ? [`${lostBytes} bytes in ${places} ${places === 1 ? 'place' : 'places'} cannot be read`] : []),
    ...(unusable > 0 ? [`${unusable} entries that hang on them cannot be used`] : []),
  ];
  const named = files.slice(0, NAMED).map(({ file }) => file);
  const more = files.length > NAMED ? [`${files.length - NAMED} more`] : [];
  const kept = files.reduce((total, file) => total + file.kept, 0);
  return (
    `The search journal in ${dir} is damaged (${[...named, ...more].join(', ')}): ${parts.join('; ')}` +
    `. ${kept} entries were read.`
  );
}
