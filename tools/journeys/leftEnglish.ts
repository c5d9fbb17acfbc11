import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { valueWord, type Vehicle } from '@forecourt/vehicle';
import { languageOf, TRANSLATION_SECTION } from '@forecourt/words';

/** Of comments, which are HTML. */
const TAGS = /<[^>]*>/g;
const ADDRESS = /https?:\/\/\S+/g;
/** Reference number of an enquiry, whose digits are in base 16. */
const REFERENCE = /\b[0-9A-F]{8}\b/g;
const HAN = /\p{Script=Han}/u;
/** Two letters or more: a single one is a mark, such as the X of a social network. */
const WORD = /[A-Za-z]{2,}/;

/** Names of a dealer's file, and what customers wrote: they are the same in every language. */
const NAMES = new Set([
  ...['name', 'legalName', 'street', 'city', 'state', 'email', 'label', 'number', 'source'],
  ...['customer_name', 'text', 'reply_text'],
]);

/** Values of the stock that pages say in words of their own. */
const CODES = new Set(['id', 'slug', 'site', 'car_type', 'item_type', 'status', 'price_type']);

/** Values that a language has words for. */
const VALUES = new Set([
  'body',
  'trans',
  'fuel',
  'drive',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'colour',
  'interior_colour',
]);

/** Names and units that no data of a site holds. */
const EVERYWHERE = [
  ...['Instagram', 'YouTube', 'Facebook', 'Twitter', 'WhatsApp'],
  ...['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'],
  ...['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
  ...['kWh', 'kW', 'Nm', 'km', 'kg', 'mm', 'am', 'pm'],
];

/**
 * What may be in Latin letters on a site in another language, the longest first: names in its file, values and comments
 * of its stock, and what translators and the dealer left so within Chinese.
 */
export function knownPhrases({ config, dir }: ConfiguredSite, stock: readonly Vehicle[]): readonly string[] {
  const { [TRANSLATION_SECTION]: translation = {}, site = {}, content, finance, ...others } = config;
  const texts = path.join(ROOT, 'libs/content/server/texts', languageOf({ config }));
  const written = [path.join(dir, 'content'), texts].flatMap((cwd) =>
    globSync('**/*.md', { cwd }).map((file) => readFileSync(path.join(cwd, file), 'utf8')),
  );
  const own = leavesOf([others, site, content, finance]).map(({ text }) => text);
  const named = leavesOf([site, content?.['authors'], finance?.['siteLender']]).filter(({ key }) => NAMES.has(key));
  // values such as Automatic have words of their own
  const isTranslated = (text: string): boolean => valueWord(text, { site: { config } }) !== text;
  const phrases = [
    ...EVERYWHERE,
    ...named.flatMap(({ key, text }) => (key === 'name' ? [text, initialsOf(text)] : [text])),
    ...leavesOf(stock).flatMap(({ key, text }) =>
      CODES.has(key) || (VALUES.has(key) && isTranslated(text)) ? [] : [text.replace(TAGS, ' '), ...text.split(TAGS)],
    ),
    ...[...Object.values(translation).map(textOf), ...own, ...written].flatMap(latinOf),
  ];
  return [...new Set(phrases.map(spaced).filter((text) => WORD.test(text)))].sort((a, b) => b.length - a.length);
}

/** What is left of a text without the known phrases, where that has a word. */
export function leftIn(text: string, phrases: readonly string[]): string | undefined {
  let left = spaced(text.replace(ADDRESS, ' ').replace(REFERENCE, ' '));
  // a long comment is shown in part
  if (left.endsWith('…') && phrases.some((phrase) => phrase.startsWith(left.slice(0, -1).trim()))) return undefined;
  for (const phrase of phrases) {
    if (!WORD.test(left)) return undefined;
    if (left.includes(phrase)) left = left.replace(wholly(phrase), ' ');
  }
  return WORD.test(left) ? spaced(left) : undefined;
}

/** As portraits have them that are no pictures. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

const wholly = (phrase: string): RegExp =>
  new RegExp(`(?<![A-Za-z])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z])`, 'g');

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Pieces in Latin letters of a text that has Chinese as well, without the signs of Markdown. */
const latinOf = (text: string): string[] =>
  HAN.test(text) ? text.split(/[\p{Script=Han}（）“”，。：；？！、…*[\]\n]+/u) : [];

/** Every text of a compiled message, without the names of its values. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) return '';
  return message
    .map((part: unknown) => {
      if (!Array.isArray(part)) return textOf(part);
      const choices: unknown = part[2];
      return typeof choices === 'object' && choices !== null ? Object.values(choices).map(textOf).join('，') : '，';
    })
    .join('');
}

function leavesOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, Array.isArray(value) ? key : name));
}
