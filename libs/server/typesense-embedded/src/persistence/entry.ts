/** One change of the server's state. */
export type Entry =
  | { readonly op: 'collection'; readonly schema: unknown }
  | { readonly op: 'drop'; readonly name: string }
  | { readonly op: 'alter'; readonly name: string; readonly fields: readonly unknown[] }
  | LinesEntry
  | { readonly op: 'remove'; readonly name: string; readonly ids: readonly string[] }
  | { readonly op: 'alias'; readonly name: string; readonly collection: string | null }
  | { readonly op: 'synonym' | 'override'; readonly name: string; readonly id: string; readonly value: unknown }
  | { readonly op: 'key'; readonly key: unknown }
  | { readonly op: 'unkey'; readonly id: number };

/** Documents, as lines of JSON in the order of their ids from `start` on. */
export interface LinesEntry {
  readonly op: 'lines';
  readonly name: string;
  readonly ids: readonly string[];
  readonly lines: Buffer;
  readonly start: number;
}

const LINE_END = 10;
const NEW_LINE = Buffer.of(LINE_END);

/** Bytes of an entry that holds documents. Serialised JSON contains no line ends. */
export function encodeLines(name: string, documents: readonly (readonly [id: string, json: Buffer])[]): Buffer {
  const head = JSON.stringify({ op: 'lines', name, ids: documents.map(([id]) => id) });
  return Buffer.concat([Buffer.from(head), ...documents.flatMap(([, json]) => [NEW_LINE, json])]);
}

/** Bytes of any other entry. */
export const encode = (entry: Exclude<Entry, LinesEntry>): Buffer => Buffer.from(JSON.stringify(entry));

export function decode(body: Buffer): Entry {
  const end = body.indexOf(LINE_END);
  if (end < 0) return JSON.parse(body.toString('utf8')) as Entry;
  const head = JSON.parse(body.toString('utf8', 0, end)) as Omit<LinesEntry, 'lines' | 'start'>;
  return { ...head, lines: body, start: end + 1 };
}
