import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformLegalTexts } from '@forecourt/content/server';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@forecourt/words';
import { DRAFT_DISCLAIMER } from '../dealer/newDealer.ts';

/** What somebody has to say before a site goes live. */
export interface OpenPoint {
  /** Option of `site.json`, or a file of the dealer's folder. */
  readonly at: string;
  readonly question: string;
}

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const valueIn = (record: Json, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Facts of the company that every site needs. */
const COMPANY: readonly (readonly [key: string, question: string])[] = [
  ['legalName', 'name of the company, which terms and privacy policy say'],
  ['abn', 'Australian Business Number of the company (Business Names Registration Act 2011 s 19)'],
  ['email', 'where shoppers write to, and where leads go'],
  ['privacyEmail', 'who answers questions and complaints about personal details (Australian Privacy Principle 1.4)'],
  ['timeZone', 'zone of the main place, such as "Australia/Melbourne"'],
];

const PLACE: readonly (readonly [key: string, question: string])[] = [
  ['phone', 'phone number of the place'],
  ['lat', 'latitude of the place, from a map'],
  ['long', 'longitude of the place, from a map'],
  ['time_zone', 'zone of the place, such as "Australia/Melbourne"'],
];

const ADDRESS = ['street', 'city', 'state', 'postcode'] as const;

/**
 * What is still to be filled in of a dealer, by its file as it is written: also of one that cannot run yet. What the
 * law asks of a value that is there, `complianceWarnings` says.
 */
export function openPoints(source: unknown): OpenPoint[] {
  const config = recordOf(source);
  const site = recordOf(config['site']);
  const points: OpenPoint[] = [];
  const ask = (at: string, question: string) => void points.push({ at, question });
  for (const [key, question] of COMPANY) if (isMissing(valueIn(site, key))) ask(`site.${key}`, question);
  const licences = listOf(site['licences']);
  if (licences.length === 0) ask('site.licences', 'licences of the dealer, with the label of each state');
  for (const [at, licence] of licences.map(recordOf).entries())
    for (const key of ['label', 'number', 'state'] as const)
      if (isMissing(licence[key]))
        ask(`site.licences.${at}.${key}`, `${key} of the dealer’s licence${ofState(licence)}, which every page shows`);
  for (const [at, place] of listOf(site['locations']).map(recordOf).entries()) {
    const where = `site.locations.${at}`;
    const name = typeof place['name'] === 'string' ? ` of ${place['name']}` : '';
    const address = recordOf(place['address']);
    for (const key of ADDRESS) if (isMissing(address[key])) ask(`${where}.address.${key}`, `${key}${name}`);
    for (const [key, question] of PLACE)
      if (isMissing(valueIn(place, key)))
        ask(`${where}.${key}`, question.replace(' of the place', name || ' of the place'));
    if (listOf(place['hours']).length === 0)
      ask(
        `${where}.hours`,
        `opening hours${name}, an entry for each day, such as ` +
          '{ "weekday": 1, "status": "Open", "open": "08:30", "close": "17:30" } for Monday; 0 is Sunday',
      );
  }
  const finance = recordOf(config['finance']);
  const disclaimer = recordOf(finance['disclaimer'])['text'];
  if (finance['isShown'] !== false && (isMissing(disclaimer) || disclaimer === DRAFT_DISCLAIMER))
    ask(
      'finance.disclaimer.text',
      'what your lender publishes (National Credit Code s 154), or "isShown": false in "finance" for a site without it',
    );
  if (!listOf(site['hosts']).some((host) => typeof host === 'string' && !/(^|\.)localhost$/.test(host)))
    ask('site.hosts', 'host names that shoppers type, the canonical one first');
  return points;
}

const ofState = ({ state }: Json): string => (typeof state === 'string' ? ` in ${state}` : '');

/** The same of the other files in a dealer's folder: its mapping, and its legal pages. */
export function openFiles(dir: string, source: unknown): OpenPoint[] {
  const config = recordOf(source);
  const mapping = recordOf(recordOf(config['feeds'])['stock'])['mapping'] ?? 'feeds/stock.json';
  const language = recordOf(config['site'])['language'];
  return [
    ...priceBasis(dir, typeof mapping === 'string' ? mapping : ''),
    ...legalDrafts(dir, LANGUAGES.find((known) => known === language) ?? FIRST_LANGUAGE),
  ];
}

function priceBasis(dir: string, mapping: string): OpenPoint[] {
  const file = path.join(dir, mapping);
  if (mapping === '' || !existsSync(file)) return [];
  try {
    const { fields, defaults } = recordOf(JSON.parse(readFileSync(file, 'utf8')));
    if (recordOf(fields)['price'] === undefined) return [];
    if (recordOf(fields)['price_type'] !== undefined || recordOf(defaults)['price_type'] !== undefined) return [];
  } catch {
    // a mapping that cannot be read is a fault of its own
    return [];
  }
  return [
    {
      at: `${mapping}: defaults.price_type`,
      question:
        'what the prices of the feed include (Australian Consumer Law s 48): drive_away_price, ' +
        'estimated_drive_away_price or excluding_government_charges_price',
    },
  ];
}

const legalDrafts = (dir: string, language: Language): OpenPoint[] =>
  [...platformLegalTexts(language)].flatMap(([slug, text]) => {
    const name = `content/legal/${slug}.md`;
    const own = path.join(dir, name);
    return existsSync(own) && readFileSync(own, 'utf8') === text
      ? [{ at: name, question: 'is a draft: have it read, and set "updated" to the day of that' }]
      : [];
  });
