import { cleanEscapedHtml, cleanHtml, htmlOfText } from './html.js';
import { date, dayOrMonth, dollars, hasShortYear, kilometres, number, whole } from './numbers.js';
import { stateIn } from './states.js';

/** What a reading gives: text, markup, date and word are all written as text. */
export type ValueKind = 'text' | 'html' | 'date' | 'month' | 'carType' | 'number' | 'boolean' | 'list';

interface Reading {
  readonly gives: ValueKind;
  /** One or two sentences for those who write a mapping. */
  readonly describe: string;
  readonly read: (text: string) => unknown;
  /** Rightly finds nothing in many a cell. */
  readonly isSilent?: boolean;
}

/** Words that feeds write where they know nothing. */
const EMPTY = new Set(['', '-', '- / -', 'n/a', 'na', 'null', 'none', 'unknown', 'tba', 'tbc', '#n/a']);
export const isEmpty = (text: string): boolean => EMPTY.has(text.trim().toLowerCase());

const pair = (text: string, at: 0 | 1): string | undefined => {
  const part = text.split('/')[at]?.trim() ?? '';
  return isEmpty(part) ? undefined : part;
};

/** Prices on application are no prices. */
const ON_APPLICATION = /^(poa|p\.o\.a\.?|price on (application|request)|enquire|call|contact)/i;

const CAR_TYPES: ReadonlyMap<string, string> = new Map([
  ['new', 'new'],
  ['demo', 'demo'],
  ['demonstrator', 'demo'],
  ['ex demo', 'demo'],
  ['used', 'used'],
  ['pre owned', 'used'],
  ['preowned', 'used'],
  ['second hand', 'used'],
]);

/** `USED VEHICLE` and `Ex Demo` in the words of the list. */
const plainType = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/ (?:cars?|vehicles?)$/, '');

const FEATURES = [
  'Sunroof',
  'Navigation',
  'AWD',
  '4x4',
  'Leather',
  'Hybrid',
  'Turbo',
  'Sport',
  'Panoramic',
  'Tow Pack',
].map((name) => ({ name, pattern: new RegExp(`\\b${name}\\b`, 'i') }));

/** Named ways to read what a feed says. */
export const READINGS = {
  text: {
    gives: 'text',
    describe: 'Text, with single spaces.',
    read: (text) => text.trim().replace(/\s+/g, ' '),
  },
  number: { gives: 'number', describe: 'The one number of the text, with or without its unit.', read: number },
  integer: { gives: 'number', describe: 'The one whole number of the text, as in "5 Doors".', read: whole },
  money: {
    gives: 'number',
    describe: 'Whole dollars. "POA" and the like are no price; a text with several numbers is a finding.',
    read: (text) => (ON_APPLICATION.test(text.trim()) ? undefined : dollars(text)),
  },
  kilometres: {
    gives: 'number',
    describe: 'Whole kilometres; "45k" is 45,000. Miles are a finding.',
    read: kilometres,
  },
  litres: {
    gives: 'number',
    describe: 'The number before "L", or a number alone.',
    read: (text) => number(/(?<![\d.,])([\d.]+)\s*L\b/i.exec(text)?.[1] ?? (/^[\d.]+$/.test(text.trim()) ? text : '')),
  },
  cylinders: {
    gives: 'number',
    describe: 'The number before "cyl".',
    read: (text) => whole(/(\d+)\s*cyl/i.exec(text)?.[1] ?? ''),
  },
  carType: {
    gives: 'carType',
    describe: 'new, demo or used, from the words that feeds have for them.',
    read: (text) => CAR_TYPES.get(plainType(text)),
  },
  firstOfPair: {
    gives: 'text',
    describe: 'The text before the slash.',
    read: (text) => pair(text, 0),
    isSilent: true,
  },
  secondOfPair: {
    gives: 'text',
    describe: 'The text after the slash.',
    read: (text) => pair(text, 1),
    isSilent: true,
  },
  city: { gives: 'text', describe: 'The text before the comma.', read: (text) => text.split(',')[0]?.trim() },
  state: {
    gives: 'text',
    describe: 'The abbreviation of a state, from anywhere in the text or from its name in full at the end.',
    read: (text) => stateIn(text),
  },
  list: {
    gives: 'list',
    describe:
      'Several texts: the entries of a list or the elements of a path, as they are; one text is split ' +
      'at the "separator", and not at all without one.',
    read: (text) => [text],
  },
  date: {
    gives: 'date',
    describe:
      'A day: 31/12/2027, 31 Dec 2027, 20271231, 2027/12/31 or 2027-12-31, with or without a time. ' +
      'A year of two digits is a finding.',
    read: (text) => date(text.trim()),
  },
  month: {
    gives: 'month',
    describe: 'A day as above, or a month where no more is known: 03/2019, Mar 2019 or 2019-03.',
    read: (text) => dayOrMonth(text.trim()),
  },
  html: { gives: 'html', describe: 'HTML; what is not text markup is left out.', read: cleanHtml },
  escapedHtml: {
    gives: 'html',
    describe: 'HTML that was escaped: decoded once, then read as html.',
    read: cleanEscapedHtml,
  },
  plainText: {
    gives: 'html',
    describe: 'Text without markup for a place that takes HTML: signs stay as they are, line ends are kept.',
    read: (text) => cleanHtml(htmlOfText(text)),
  },
  boolean: {
    gives: 'boolean',
    describe: 'true, yes, y and 1; false, no, n and 0.',
    read: (text) =>
      /^(true|yes|y|1)$/i.test(text.trim()) ? true : /^(false|no|n|0)$/i.test(text.trim()) ? false : undefined,
  },
  features: {
    gives: 'list',
    describe: 'Equipment that shoppers filter by, found in a title or text.',
    read: (text) => FEATURES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name),
    isSilent: true,
  },
} as const satisfies Readonly<Record<string, Reading>>;
export type ReadingName = keyof typeof READINGS;
export const READING_NAMES = Object.keys(READINGS) as [ReadingName, ...ReadingName[]];

/** What a finding says of a text that was not read. */
export const whyUnread = (text: string, as: ReadingName): string =>
  (READINGS[as].gives === 'date' || READINGS[as].gives === 'month') && hasShortYear(text.trim())
    ? 'has a year of two digits, which may be one of two centuries'
    : 'cannot be read';

/** Reads a text. Undefined where it says nothing, or nothing that can be read; `isUnread` tells the two apart. */
export function readCell(text: string, as: ReadingName): { value?: unknown; isUnread: boolean } {
  if (isEmpty(text)) return { isUnread: false };
  const { read, isSilent = false }: Reading = READINGS[as];
  const value = read(text);
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isNothing) return { isUnread: !isSilent && !(as === 'money' && ON_APPLICATION.test(text.trim())) };
  return { value, isUnread: false };
}
