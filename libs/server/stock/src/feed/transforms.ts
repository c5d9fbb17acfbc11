import sanitizeHtml from 'sanitize-html';
import type { TransformName } from './mapping.js';

/** Words that feeds write where they know nothing. */
const EMPTY = new Set(['', '-', '- / -', 'n/a', 'na', 'null', 'none', 'unknown', 'tba', 'tbc', '#n/a']);
/** Readings that rightly find nothing in many cells. */
const SILENT: ReadonlySet<TransformName> = new Set(['features', 'firstOfPair', 'secondOfPair']);
const isEmpty = (text: string): boolean => EMPTY.has(text.trim().toLowerCase());

const number = (text: string): number | undefined => {
  const match = /-?\d[\d,]*(\.\d+)?/.exec(text);
  if (!match) return undefined;
  const value = Number(match[0].replaceAll(',', ''));
  return Number.isFinite(value) ? value : undefined;
};
const whole = (text: string): number | undefined => {
  const value = number(text);
  return value === undefined ? undefined : Math.round(value);
};
const pair = (text: string, at: 0 | 1): string | undefined => {
  const part = text.split('/')[at]?.trim() ?? '';
  return isEmpty(part) ? undefined : part;
};

/** Prices on application are no prices. */
const ON_APPLICATION = /^(poa|p\.o\.a\.?|price on (application|request)|enquire|call|contact)/i;

const CAR_TYPES: Readonly<Record<string, string>> = {
  new: 'new',
  demo: 'demo',
  demonstrator: 'demo',
  'ex-demo': 'demo',
  used: 'used',
  'pre-owned': 'used',
  preowned: 'used',
  'second hand': 'used',
};

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
];

/** Dealer HTML without anything that could act: text markup only. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // nobody writes a list in a list in a list; thousands of open tags would keep server and browser busy
    nestingLimit: 30,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }), h1: 'h3', h2: 'h3' },
  }).trim();

const READERS: Readonly<Record<TransformName, (text: string) => unknown>> = {
  text: (text) => text.trim().replace(/\s+/g, ' '),
  number,
  integer: whole,
  money: (text) => (ON_APPLICATION.test(text.trim()) ? undefined : whole(text)),
  kilometres: whole,
  litres: (text) => number(/([\d.]+)\s*L\b/i.exec(text)?.[1] ?? (/^[\d.]+$/.test(text.trim()) ? text : '')),
  cylinders: (text) => whole(/(\d+)\s*cyl/i.exec(text)?.[1] ?? ''),
  carType: (text) => CAR_TYPES[text.trim().toLowerCase()],
  firstOfPair: (text) => pair(text, 0),
  secondOfPair: (text) => pair(text, 1),
  city: (text) => text.split(',')[0]?.trim(),
  state: (text) => /\b(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\b/i.exec(text)?.[1]?.toUpperCase(),
  list: (text) =>
    text
      .split(/[|;,]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  date: (text) => date(text.trim()),
  html: cleanHtml,
  boolean: (text) =>
    /^(true|yes|y|1)$/i.test(text.trim()) ? true : /^(false|no|n|0)$/i.test(text.trim()) ? false : undefined,
  features: (text) => FEATURES.filter((feature) => new RegExp(`\\b${feature}\\b`, 'i').test(text)),
  badge: (text) => text,
};

/** `31/12/2027` and `2027-12-31` as the latter. */
function date(text: string): string | undefined {
  const australian = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = australian ?? [];
  const iso = australian
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return iso !== undefined && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

/** Reads a cell. Undefined where it says nothing, or nothing that can be read; `isUnread` tells the two apart. */
export function readCell(text: string, as: TransformName): { value?: unknown; isUnread: boolean } {
  if (isEmpty(text)) return { isUnread: false };
  const value = READERS[as](text);
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isNothing) return { isUnread: !SILENT.has(as) && !(as === 'money' && ON_APPLICATION.test(text.trim())) };
  return { value, isUnread: false };
}
