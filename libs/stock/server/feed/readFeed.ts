import { FeedError, type FeedRow } from './cell.js';
import { readCsv, type NoteFile } from './csvFeed.js';
import { openFeed } from './feedText.js';
import { formatOfName, formatOfText } from './formatOf.js';
import { readJson } from './jsonFeed.js';
import { formatProblems, type Mapping } from './mapping.js';
import { readXml } from './xmlFeed.js';

export { FeedError, type FeedRow } from './cell.js';

interface ReadOptions {
  readonly onBytes?: (read: number, total: number) => void;
  /** Called with notes about the file as a whole. */
  readonly onNote?: NoteFile;
}

/**
 * Rows of a feed, one by one, in memory that does not grow with it. Throws a FeedError where the file as a whole is not
 * what the mapping says.
 */
export async function* readFeed(
  file: string,
  mapping: Mapping,
  { onBytes = () => undefined, onNote = () => undefined }: ReadOptions = {},
): AsyncGenerator<FeedRow> {
  const named = mapping.format ?? formatOfName(file);
  const text = await openFeed(file, mapping, onBytes);
  const format = named ?? formatOfText(text.head, file);
  const problems = formatProblems(mapping, format);
  if (problems.length > 0)
    throw new FeedError([`The mapping does not fit ${file}:`, ...problems.map((text) => `  - ${text}`)].join('\n'));
  if (format === 'csv') yield* readCsv(text, mapping, onNote);
  else if (format === 'xml') yield* readXml(text, mapping);
  else yield* readJson(text, mapping);
}
