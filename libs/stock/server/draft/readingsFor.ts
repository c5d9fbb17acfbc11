import { ITEM_TYPES, PRICE_TYPES, VEHICLE_STATUSES } from '@forecourt/vehicle';
import { looksEscaped } from '../feed/html.js';
import { isPicture } from '../feed/isPicture.js';
import type { FieldMapping } from '../feed/mapping.js';
import { isEmpty, readCell, type ReadingName } from '../feed/readings.js';
import { fitValue, targetKind, type TargetName } from '../feed/targets.js';

/** Further readings of a field, for what feeds write in one column. */
const OTHER_READINGS: ReadonlyMap<TargetName, readonly ReadingName[]> = new Map([
  ['colour', ['firstOfPair']],
  ['interior_colour', ['secondOfPair']],
  ['engine_size_litres', ['litres']],
  ['cylinders', ['cylinders']],
  ['city', ['city']],
  ['state', ['state']],
]);

/** Fields of few values, the words that feeds have for them, and what each is here. */
const WORDS: ReadonlyMap<
  TargetName,
  { readonly allowed: readonly string[]; readonly words: ReadonlyMap<string, string> }
> = new Map([
  [
    'status',
    {
      allowed: VEHICLE_STATUSES,
      words: new Map([
        ...['available', 'active', 'for sale', 'on sale', 'current', 'live', 'instock'].map(
          (word) => [word, 'in_stock'] as const,
        ),
        ...['in transit', 'on order', 'arriving soon', 'incoming'].map((word) => [word, 'coming_soon'] as const),
        ['sold out', 'sold'] as const,
      ]),
    },
  ],
  [
    'price_type',
    {
      allowed: PRICE_TYPES,
      words: new Map([
        ...['dap', 'drive away', 'driveaway', 'd/a'].map((word) => [word, 'drive_away_price'] as const),
        ...['edap', 'estimated drive away', 'est drive away'].map(
          (word) => [word, 'estimated_drive_away_price'] as const,
        ),
        ...['egc', 'excl govt charges', 'excl. govt. charges', 'excluding government charges', 'plus gov charges'].map(
          (word) => [word, 'excluding_government_charges_price'] as const,
        ),
      ]),
    },
  ],
  [
    'item_type',
    {
      allowed: ITEM_TYPES,
      words: new Map([
        ...['cars', 'suv', 'ute', 'van', 'passenger', 'light commercial'].map((word) => [word, 'car'] as const),
        ...['trucks', 'heavy commercial'].map((word) => [word, 'truck'] as const),
        ...['motorcycles', 'motorbike', 'bike', 'bikes'].map((word) => [word, 'motorcycle'] as const),
        ['caravans', 'caravan'] as const,
      ]),
    },
  ],
]);

/** A field as a mapping writes it, without where its value comes from; or why the texts are no values of it. */
export type Fit =
  | { readonly field: Omit<FieldMapping, 'from'>; readonly share: number }
  | { readonly unknown: readonly string[]; readonly allowed: readonly string[] };

/** Share of the texts that a reading must take. */
const NEEDED = 0.6;
/** Texts of which each is another: no field of few values has as many. */
const MOST_WORDS = 30;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** How a field reads these texts of a feed; undefined where they are no values of it. */
export function fitOf(target: TargetName, texts: readonly string[], isTable: boolean): Fit | undefined {
  const given = texts.filter((text) => !isEmpty(text));
  if (given.length === 0) return undefined;
  const known = WORDS.get(target);
  if (known) return wordFit(given, known);
  if (targetKind(target).takes[0] === 'list') return listFit(target, given, isTable);
  if (target === 'dealercomments') return { field: { as: markupOf(given) }, share: 1 };
  // numbers of another table, or addresses
  const isCode = (text: string) => /^\d+$/.test(text.trim()) || /^https?:/i.test(text);
  if (target === 'make' && shareOf(given, isCode) > 1 - NEEDED) return undefined;
  const own = targetKind(target).reading;
  const isPair = shareOf(given, (text) => text.includes('/')) >= NEEDED;
  const others = (OTHER_READINGS.get(target) ?? []).filter((reading) => !reading.endsWith('OfPair') || isPair);
  const preferred = isPair || ['city', 'state'].includes(target) ? [...others, own] : [own, ...others];
  const [best] = preferred
    .map((reading) => ({ reading, share: shareOf(given, (text) => isRead(target, text, reading)) }))
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < NEEDED) return undefined;
  return { field: best.reading === own ? {} : { as: best.reading }, share: best.share };
}

const shareOf = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.filter(is).length / texts.length;

function isRead(target: TargetName, text: string, reading: ReadingName): boolean {
  const { value, isUnread } = readCell(text, reading);
  // a price on application is read, and is none
  return value === undefined ? !isUnread && reading === 'money' : fitValue(target, value) !== undefined;
}

function wordFit(
  texts: readonly string[],
  { allowed, words }: { readonly allowed: readonly string[]; readonly words: ReadonlyMap<string, string> },
): Fit | undefined {
  const distinct = [...new Set(texts.map((text) => text.trim()))];
  if (distinct.length > MOST_WORDS) return undefined;
  const known = distinct.map((text) => {
    const word = plain(text);
    return [text, allowed.find((item) => plain(item) === word) ?? words.get(word)] as const;
  });
  const unknown = known.flatMap(([text, value]) => (value === undefined ? [text] : []));
  if (unknown.length === distinct.length) return undefined;
  if (unknown.length > 0) return { unknown, allowed };
  const values = Object.fromEntries(known.flatMap(([text, value]) => (value === undefined ? [] : [[text, value]])));
  return { field: { values }, share: 1 };
}

function markupOf(texts: readonly string[]): ReadingName {
  if (shareOf(texts, looksEscaped) > 0.1) return 'escapedHtml';
  return texts.some((text) => /<(p|br|b|i|ul|ol|li|div|span|strong|em|h\d)\b[^>]*>/i.test(text)) ? 'html' : 'plainText';
}

const SEPARATORS = ['|', ';', '\n', ','] as const;

function listFit(target: TargetName, texts: readonly string[], isTable: boolean): Fit | undefined {
  const isPictures = targetKind(target).isPictures === true;
  const isAddress = (text: string) => /^https?:\/\//i.test(text.trim()) && isPicture(text.trim());
  const isSplit = (separator: string) => (text: string) => {
    const parts = text.split(separator).filter((part) => part.trim() !== '');
    return parts.length > 1 && (!isPictures || parts.every(isAddress));
  };
  const [best] = SEPARATORS.map((separator) => ({ separator, share: shareOf(texts, isSplit(separator)) })).sort(
    (a, b) => b.share - a.share,
  );
  const separator = best && best.share > (isPictures ? 0 : 0.3) ? best.separator : isTable ? '|' : undefined;
  const parts = separator === undefined ? texts : texts.flatMap((text) => text.split(separator));
  const named = parts.filter((part) => part.trim() !== '');
  if (isPictures && (named.length === 0 || shareOf(named, (part) => isPicture(part.trim())) < NEEDED)) return undefined;
  return { field: separator === undefined ? {} : { separator }, share: 1 };
}
