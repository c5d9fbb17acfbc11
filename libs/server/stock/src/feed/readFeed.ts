import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { columnsOf, type Mapping } from './mapping.js';

export interface FeedRow {
  /** Line of the file or number of the item, from 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Set when the row itself is broken. */
  readonly fault?: string;
}

/** A feed that cannot be trusted as a whole; nothing is changed by it. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const SAMPLE = 64 * 1024;

/** Rows of a feed, one by one. Throws a FeedError where the file as a whole is not what the mapping says. */
export async function* readFeed(
  file: string,
  mapping: Mapping,
  onBytes: (read: number, total: number) => void = () => undefined,
): AsyncGenerator<FeedRow> {
  const { size } = await stat(file).catch(() => {
    throw new FeedError(`${file} cannot be read: there is no such file.`);
  });
  if (size === 0) throw new FeedError(`${file} is empty. An empty feed would sell everything, so nothing was changed.`);
  const sample = await readSample(file);
  const encoding = checkEncoding(sample, mapping, file);
  const format = mapping.format ?? formatOf(file);
  if (format === 'csv') yield* readCsv(file, mapping, encoding, sample, size, onBytes);
  else if (format === 'json') yield* readJsonItems(await readWhole(file, encoding), mapping, file);
  else yield* readXmlItems(await readWhole(file, encoding), mapping, file);
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(SAMPLE);
    const { bytesRead } = await handle.read(buffer, 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A writer that came to its end closes the last line; UTF-16 too ends with one of these bytes. */
async function endsWithLine(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = Buffer.alloc(Math.min(2, size));
    await handle.read(end, 0, end.length, size - end.length);
    return end.includes(0x0a) || end.includes(0x0d);
  } finally {
    await handle.close();
  }
}

const formatOf = (file: string): 'csv' | 'json' | 'xml' =>
  /\.jsonl?$/i.test(file) ? 'json' : /\.xml$/i.test(file) ? 'xml' : 'csv';

/** The encoding to read with. Refuses text that is plainly in another one, before a single name is garbled. */
function checkEncoding(sample: Buffer, mapping: Mapping, file: string): string {
  const hasUtf16Mark = sample[0] === 0xff && sample[1] === 0xfe;
  const declared = mapping.encoding ?? (hasUtf16Mark ? 'utf-16le' : 'utf-8');
  if (declared === 'utf-8') {
    if (sample.includes(0))
      throw new FeedError(`${file} is not UTF-8 text. If it is UTF-16, set "encoding": "utf-16le" in the mapping.`);
    try {
      // the last bytes may be a character that was cut by the sample's end
      new TextDecoder('utf-8', { fatal: true }).decode(sample.subarray(0, Math.max(0, sample.length - 4)), {
        stream: true,
      });
    } catch {
      throw new FeedError(
        `${file} is not UTF-8 text. If it comes from Windows, set "encoding": "windows-1252" in the mapping.`,
      );
    }
  }
  return declared;
}

async function* decoded(
  file: string,
  encoding: string,
  size: number,
  onBytes: (read: number, total: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    read += chunk.length;
    onBytes(read, size);
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function readWhole(file: string, encoding: string): Promise<string> {
  let text = '';
  for await (const part of decoded(file, encoding, 0, () => undefined)) text += part;
  return text;
}

function detectDelimiter(header: string): string {
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

async function* readCsv(
  file: string,
  mapping: Mapping,
  encoding: string,
  sample: Buffer,
  size: number,
  onBytes: (read: number, total: number) => void,
): AsyncGenerator<FeedRow> {
  const head = new TextDecoder(encoding).decode(sample).split(/\r?\n/)[0] ?? '';
  const delimiter = mapping.delimiter ?? detectDelimiter(head);
  // told before quotes are looked at: in a file of another delimiter they stand in odd places
  if (!head.includes(delimiter)) checkColumns([head.trim()], mapping, file, delimiter);
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 1_000_000,
  });
  const feeding = (async () => {
    for await (const text of decoded(file, encoding, size, onBytes)) {
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
    }
    parser.end();
  })().catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
  let columns: string[] | undefined;
  let row = 1;
  let lastColumns = 0;
  try {
    for await (const item of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { record } = item;
      if (!columns) {
        columns = record.map((name) => name.trim());
        checkColumns(columns, mapping, file, delimiter);
        continue;
      }
      row++;
      lastColumns = record.length;
      const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
      yield record.length === columns.length
        ? { row, cells }
        : { row, cells, fault: `has ${record.length} columns instead of ${columns.length}` };
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code.startsWith('CSV_')) {
      throw new FeedError(
        `${file} breaks off or is damaged near row ${row + 1}: ${(error as Error).message}. Nothing was changed.`,
      );
    }
    throw error;
  }
  await feeding;
  if (columns && lastColumns > 0 && lastColumns < columns.length && !(await endsWithLine(file)))
    throw new FeedError(
      `${file} breaks off inside row ${row}: it ends after ${lastColumns} of ${columns.length} columns, without a line end. Nothing was changed.`,
    );
  if (row === 1)
    throw new FeedError(`${file} has a header but no vehicles. It would sell everything, so nothing was changed.`);
}

function checkColumns(columns: readonly string[], mapping: Mapping, file: string, delimiter: string): void {
  const missing = columnsOf(mapping).filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  const hint =
    columns.length === 1
      ? ` The header was read as one column with the delimiter "${delimiter}"; set "delimiter" in the mapping if it is another.`
      : '';
  throw new FeedError(
    `${file} lacks the columns ${missing.map((name) => `"${name}"`).join(', ')}. It has ${columns.map((name) => `"${name}"`).join(', ')}.${hint}`,
  );
}

function* readJsonItems(text: string, mapping: Mapping, file: string): Generator<FeedRow> {
  let items: unknown;
  try {
    items = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const isLines =
      lines.length > 1 && lines.slice(0, 2).every((line) => line.trim().startsWith('{') && line.trim().endsWith('}'));
    if (!isLines)
      throw new FeedError(`${file} breaks off or is no JSON: ${(error as Error).message}. Nothing was changed.`);
    for (const [index, line] of lines.entries()) yield jsonLine(line, index + 1);
    return;
  }
  const list = Array.isArray(items)
    ? items
    : typeof items === 'object' && items !== null
      ? (items as Record<string, unknown>)[mapping.item ?? 'vehicles']
      : undefined;
  if (!Array.isArray(list))
    throw new FeedError(`${file} holds no list of vehicles. Name its key with "item" in the mapping.`);
  if (list.length === 0)
    throw new FeedError(`${file} holds no vehicles. It would sell everything, so nothing was changed.`);
  for (const [index, item] of list.entries()) yield { row: index + 1, cells: cellsOf(item) };
}

function jsonLine(line: string, row: number): FeedRow {
  try {
    return { row, cells: cellsOf(JSON.parse(line)) };
  } catch {
    return { row, cells: {}, fault: 'is no JSON' };
  }
}

const cellsOf = (item: unknown): Record<string, string> =>
  typeof item !== 'object' || item === null
    ? {}
    : Object.fromEntries(
        Object.entries(item).flatMap(([key, value]: [string, unknown]) =>
          value === null || value === undefined
            ? []
            : [
                [
                  key,
                  Array.isArray(value)
                    ? value.join('|')
                    : typeof value === 'object'
                      ? JSON.stringify(value)
                      : String(value as string),
                ],
              ],
        ),
      );

async function* readXmlItems(text: string, mapping: Mapping, file: string): AsyncGenerator<FeedRow> {
  const { SaxesParser } = await import('saxes');
  const wanted = mapping.item ?? 'vehicle';
  const rows: FeedRow[] = [];
  let cells: Record<string, string> | undefined;
  let name = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    if (tag.name === wanted)
      cells = Object.fromEntries(Object.entries(tag.attributes).map(([key, value]) => [`@${key}`, String(value)]));
    else name = tag.name;
  });
  const take = (value: string) => {
    if (cells && name !== '') cells[name] = (cells[name] ?? '') + value;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', (tag) => {
    if (tag.name === wanted && cells) {
      rows.push({ row: rows.length + 1, cells });
      cells = undefined;
    }
    name = '';
  });
  try {
    parser.write(text).close();
  } catch (error) {
    throw new FeedError(`${file} breaks off or is no XML: ${(error as Error).message}. Nothing was changed.`);
  }
  if (rows.length === 0)
    throw new FeedError(`${file} holds no <${wanted}> elements. It would sell everything, so nothing was changed.`);
  yield* rows;
}
