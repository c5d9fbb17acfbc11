import { FeedError } from './cell.js';
import type { FeedFormat } from './mapping.js';

const ENDINGS: ReadonlyMap<string, FeedFormat> = new Map([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
  ['json', 'json'],
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['xml', 'xml'],
]);

const OTHERWISE =
  'Give the file one of the endings .csv, .tsv, .txt, .json, .jsonl, .ndjson and .xml, or set "format" in the mapping.';

/** The format that a file's ending names. */
export const formatOfName = (file: string): FeedFormat | undefined =>
  ENDINGS.get(/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '');

/**
 * The format of a file whose name does not tell it, by its beginning. Throws a FeedError for what is no feed: a page of
 * HTML, say, that a server answered with.
 */
export function formatOfText(head: string, file: string): FeedFormat {
  const text = head.trimStart();
  const [first = '', next = ''] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (/^<(!doctype html|html)[\s>]/i.test(text)) throw new FeedError(`${file} is a page of HTML, and no feed.`);
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('[')) return 'json';
  // lines of JSON have a whole object on each
  if (text.startsWith('{')) return first.trimEnd().endsWith('}') && next.startsWith('{') ? 'jsonl' : 'json';
  // a table names its columns in the first line
  if (/[,;\t|]/.test(first) && !text.includes('\0')) return 'csv';
  throw new FeedError(`${file} has no known ending, and is no table, JSON or XML by its beginning. ${OTHERWISE}`);
}
