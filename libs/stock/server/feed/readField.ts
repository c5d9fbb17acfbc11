import { quoteCell, type Cell, type FeedRow } from './cell.js';
import { looksEscaped } from './html.js';
import { readingOf, type FieldMapping } from './mapping.js';
import { isPicture } from './isPicture.js';
import { isEmpty, readCell, READINGS, whyUnread, type ReadingName } from './readings.js';
import { fitValue, targetKind, wantedOf, type TargetName } from './targets.js';

/** `noted`: nothing was changed, but someone should know. */
export type IssueKind = 'skipped' | 'mended' | 'noted';
export type Note = (kind: IssueKind, column: string, value: string, reason: string) => void;

/** Characters of a text that a field does not bound itself, and of one that a page shows at length. */
const LONGEST = 2000;
const LONGEST_HTML = 100_000;
const MOST_ENTRIES = 500;

/**
 * What a row says of one field of the vehicle. Whatever cannot be used is noted; reasons hold no values, so that they
 * can be counted.
 */
export function readField(target: TargetName, field: FieldMapping, row: FeedRow, note: Note): unknown {
  const columns = field.orFrom === undefined ? [field.from] : [field.from, field.orFrom];
  for (const [index, column] of columns.entries()) {
    const cell = row.cells.get(column);
    if (cell === undefined) continue;
    // a column that is mixed up with another says what it is: "5 Seats" in the column of doors
    if (field.orFrom !== undefined && !new RegExp(target.replace(/s$/, ''), 'i').test(quoteCell(cell))) continue;
    const value = readCellOf(target, field, cell, (kind, reason, quoted) =>
      note(kind, column, quoted ?? quoteCell(cell), reason),
    );
    if (value === undefined || value === '') continue;
    if (index > 0) note('mended', column, quoteCell(cell), `${target} taken from the column "${column}"`);
    return value;
  }
  return undefined;
}

type Tell = (kind: IssueKind, reason: string, value?: string) => void;

function readCellOf(target: TargetName, field: FieldMapping, cell: Cell, tell: Tell): unknown {
  const reading = readingOf(target, field);
  if (reading === 'list') return readList(target, field, cell, tell);
  const text = textOf(target, field, reading, cell, tell);
  if (text === undefined) return undefined;
  const { longest = LONGEST, isKey } = targetKind(target);
  if (isKey && text.trim().length > longest) {
    tell('mended', `${target} is longer than ${longest} characters; left out`);
    return undefined;
  }
  const short = shorten(text.trim(), READINGS[reading].gives === 'html' ? LONGEST_HTML : longest, target, tell);
  const given = mapped(field, short.trim());
  const { value, isUnread } = given === undefined ? readCell(short, reading) : { value: given, isUnread: false };
  if (isUnread) tell('mended', `${target} ${whyUnread(short, reading)}; left out`);
  if (isUnread || value === undefined || value === '') return undefined;
  if (typeof value === 'number' && isOutside(value, field)) {
    tell('mended', `${target} ${value} is outside ${field.min ?? '…'} to ${field.max ?? '…'}; left out`);
    return undefined;
  }
  const fitting = fitValue(target, value);
  if (fitting === undefined) tell('mended', `${target} must be ${wantedOf(target)}; left out`);
  else if (reading !== 'escapedHtml' && looksEscaped(short))
    tell('noted', `${target} shows its tags: it looks escaped, which the reading "escapedHtml" is for`);
  return fitting;
}

const isOutside = (value: number, { min = -Infinity, max = Infinity }: FieldMapping): boolean =>
  value < min || value > max;

/** A value that the mapping translates. */
const mapped = ({ values = {} }: FieldMapping, text: string): string | number | boolean | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

function shorten(text: string, most: number, target: TargetName, tell: Tell): string {
  if (text.length <= most) return text;
  tell('mended', `${target} is longer than ${most} characters; cut there`);
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** The one text that a reading wants. */
function textOf(
  target: TargetName,
  field: FieldMapping,
  reading: ReadingName,
  cell: Cell,
  tell: Tell,
): string | undefined {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') {
    if (READINGS[reading].gives === 'boolean' || mapped(field, String(cell)) !== undefined) return String(cell);
    tell('mended', `${target} is true or false, but must be ${wantedOf(target)}; left out`);
    return undefined;
  }
  if ('wrong' in cell) {
    if (cell.markup && reading === 'html') return cell.markup();
    tell('mended', `${target} is ${cell.wrong}; left out`);
    return undefined;
  }
  if (field.join !== undefined) return cell.filter((item) => !isEmpty(item)).join(field.join);
  if (cell.length <= 1) return cell[0];
  // all of them say what equipment there is
  if (targetKind(target).takes.includes('list')) return cell.join(' | ');
  const [one] = new Set(cell.map((item) => item.trim()));
  if (cell.every((item) => item.trim() === one)) return one;
  tell('mended', `${target} has several values; left out. Take one with [1] in its path, or all with "join"`);
  return undefined;
}

/** Entries as they came; a single text is split where the mapping says at what. */
function readList(target: TargetName, field: FieldMapping, cell: Cell, tell: Tell): string[] | undefined {
  if (typeof cell === 'object' && 'wrong' in cell) {
    tell('mended', `${target} is ${cell.wrong}; left out`);
    return undefined;
  }
  if (typeof cell === 'boolean') {
    tell('mended', `${target} is true or false, but must be a list; left out`);
    return undefined;
  }
  const entries =
    typeof cell === 'string' ? (field.separator === undefined ? [cell] : cell.split(field.separator)) : cell;
  const texts = entries.flatMap((entry) => {
    const text = entry.trim();
    const given = mapped(field, text);
    return given !== undefined ? (given === '' ? [] : [String(given)]) : isEmpty(text) ? [] : [text];
  });
  if (texts.length > MOST_ENTRIES) tell('mended', `${target} has more than ${MOST_ENTRIES} entries; cut there`);
  const { isPictures } = targetKind(target);
  const entriesKept = texts.slice(0, MOST_ENTRIES);
  const wrong = isPictures ? entriesKept.filter((text) => !isPicture(text)) : [];
  if (wrong.length > 0)
    tell('mended', `${target} has entries that are no address of a picture; left out`, wrong.join(' | '));
  const kept = isPictures
    ? entriesKept.filter((text) => !wrong.includes(text))
    : entriesKept.map((text) => shorten(text, LONGEST, target, tell));
  return kept.length === 0 ? undefined : kept;
}
