import { CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { FeedError, MAX_RECORD, type Cell, type FeedRow } from './cell.js';
import type { FeedText } from './feedText.js';
import { columnsOf, type Mapping } from './mapping.js';
import { numberedColumns, plainColumn } from './numbered.js';

/** Something about the file as a whole that someone should know. */
export type NoteFile = (column: string, reason: string) => void;

/** Excel's own first line that names the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?\s*$/i;

/** How a table is written, as its beginning shows. */
function writingOf(text: FeedText, mapping: Pick<Mapping, 'quote' | 'delimiter'>) {
  const quote = mapping.quote === undefined ? '"' : mapping.quote === '' ? false : mapping.quote;
  const [first = '', second = ''] = firstLines(text.head, quote);
  const isMacintosh = /^\r(?!\n)/.test(text.head.slice(text.head.indexOf(first) + first.length));
  const named = SEPARATOR_LINE.exec(first)?.[1];
  const header = named === undefined ? first : second;
  return {
    quote,
    isMacintosh,
    named,
    header,
    delimiter: mapping.delimiter ?? named ?? detectDelimiter(header),
  } as const;
}

/** Names of a table's columns, as its header writes them. Throws a FeedError for a header that cannot be read. */
export function columnNames(text: FeedText): string[] {
  const { quote, header, delimiter } = writingOf(text, {});
  try {
    const [names = []] = parseAll(header, { delimiter, quote });
    return names.map((name) => name.trim());
  } catch (error) {
    throw new FeedError(`${text.file} has a header that cannot be read: ${(error as Error).message}.`);
  }
}

/** Rows of a table. Rows without a single value are none. */
export async function* readCsv(text: FeedText, mapping: Mapping, onNote: NoteFile): AsyncGenerator<FeedRow> {
  const { file } = text;
  const { quote, isMacintosh, named, header, delimiter } = writingOf(text, mapping);
  // check the columns before parsing: with a wrong delimiter, quotes in odd places would hide the real error
  if (!header.includes(delimiter)) findColumns([header.trim()], mapping, file, delimiter, onNote);
  const parser = parse({
    delimiter,
    // a file that several programs wrote mixes line ends: taken from its header, they would glue rows together
    record_delimiter: isMacintosh ? '\r' : ['\r\n', '\n'],
    quote,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  });
  const feeding = (async () => {
    for await (const part of text.chunks())
      if (!parser.write(part)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  })().catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
  let columns: ColumnPlace[] | undefined;
  let [row, width, last, isPastSeparator] = [0, 0, 0, named === undefined];
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (!isPastSeparator) {
        isPastSeparator = true;
        continue;
      }
      row++;
      last = record.length;
      if (!columns) {
        width = record.length;
        columns = findColumns(record, mapping, file, delimiter, onNote);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      const cells = new Map<string, Cell>();
      for (const { path, at } of columns) cells.set(path, cellOf(record, at));
      yield last === width ? { row, cells } : { row, cells, fault: `has ${last} columns instead of ${width}` };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const near = Number(error['records'] ?? row) + (named === undefined ? 1 : 0);
    throw new FeedError(`${file} breaks off or is damaged near row ${near}: ${reasonOf(error)}. Nothing was changed.`);
  }
  await feeding;
  if (row > 1 && !(await text.endsWithLine())) {
    if (last < width)
      throw new FeedError(
        `${file} breaks off inside row ${row}: it ends after ${last} of ${width}` +
          ' columns, without a line end. Nothing was changed.',
      );
    // many a writer ends so, but a value that was cut looks no different
    onNote(columns?.at(-1)?.path ?? '', 'the file ends without a line end: the value of its last row may be cut');
  }
  if (row <= 1)
    throw new FeedError(`${file} has a header but no vehicles. It would sell everything, so nothing was changed.`);
}

function reasonOf({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `a row is longer than ${MAX_RECORD} characters, as after a quote that nothing closes`;
  const isStray = code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE';
  return isStray
    ? `${message}; where quotes enclose no values but are inches, set "quote": "" in the mapping`
    : message;
}

/** The first two lines that hold anything; a quoted value may hold line ends. */
function firstLines(head: string, quote: string | false): string[] {
  const sign = quote === false ? '' : `\\u${quote.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const line = new RegExp(sign === '' ? '[^\\r\\n]+' : `(?:${sign}[^${sign}]*${sign}|[^\\r\\n])+`, 'g');
  const lines: string[] = [];
  for (const [text] of head.matchAll(line)) {
    if (text.trim() !== '') lines.push(text);
    if (lines.length === 2) break;
  }
  return lines;
}

function detectDelimiter(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

interface ColumnPlace {
  /** As the mapping names it. */
  readonly path: string;
  /** Several of a path that means numbered columns. */
  readonly at: number | readonly number[];
}

/** Numbered columns without those that are empty, or say what an earlier one says. */
const cellOf = (record: readonly string[], at: ColumnPlace['at']): Cell =>
  typeof at === 'number'
    ? (record[at] ?? '')
    : [...new Set(at.map((index) => record[index]?.trim() ?? ''))].filter((text) => text !== '');

/**
 * Where the mapping's columns are: by name, else by a name that differs in case and blanks only. `Price[2]` is the
 * second of that name, `Photo*` all that are Photo with a number.
 */
function findColumns(
  header: readonly string[],
  mapping: Mapping,
  file: string,
  delimiter: string,
  onNote: NoteFile,
): ColumnPlace[] {
  const names = header.map((name) => name.trim());
  const allOf = (isName: (name: string) => boolean) => names.flatMap((name, at) => (isName(name) ? [at] : []));
  const missing: string[] = [];
  const places = columnsOf(mapping).flatMap((path): ColumnPlace[] => {
    let at = allOf((name) => name === path);
    const numbered = at.length === 0 ? numberedColumns(path, names) : [];
    if (numbered.length > 0) return [{ path, at: numbered }];
    const [, base = '', entry] = /^(.+)\[(\d+)\]$/.exec(path) ?? [];
    if (at.length === 0 && entry !== undefined)
      at = allOf((name) => name === base).slice(Number(entry) - 1, Number(entry));
    if (at.length === 0) {
      at = allOf((name) => plainColumn(name) === plainColumn(path));
      if (at.length === 1) onNote(path, `read from the column "${names[at[0] ?? 0]}"`);
    }
    if (at.length > 1)
      throw new FeedError(
        `${file} has the column "${path}" ${at.length}` +
          ' times. Say in the mapping which one is meant: ' +
          `${at.map((_, index) => `"${path}[${index + 1}]"`).join(' or ')}.`,
      );
    if (at.length === 0) missing.push(path);
    return at.map((index) => ({ path, at: index }));
  });
  if (missing.length === 0) return places;
  const hint =
    names.length === 1
      ? ` The header was read as one column with the delimiter "${delimiter}` +
        '"; set "delimiter" in the mapping if it is another.'
      : '';
  throw new FeedError(
    `${file} lacks the columns ${missing.map((name) => `"${name}"`).join(', ')}` +
      `. It has ${names.map((name) => `"${name}"`).join(', ')}.${hint}`,
  );
}
