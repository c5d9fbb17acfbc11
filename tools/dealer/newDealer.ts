import { financeConfig } from '@forecourt/finance-maths/config';
import { zonesOf, type StockFeed, type ThemeSection } from '@forecourt/site-config';
import { hoursOf, type DayHours } from './hoursOf.ts';

export interface DealerOptions {
  readonly slug: string;
  /** Name of a template in apps. */
  readonly template?: string;
  readonly name: string;
  readonly legalName?: string;
  readonly host?: string;
  readonly licence: string | number;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string | number;
  readonly lat: number;
  readonly long: number;
  /** As `hoursOf` reads them. */
  readonly hours: string;
}

/** A place as far as it is known. */
export interface PlaceFacts {
  readonly slug: string;
  readonly name: string;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postcode?: string | undefined;
  readonly lat?: number | undefined;
  readonly long?: number | undefined;
  readonly phone?: string | undefined;
  readonly hours?: readonly DayHours[] | undefined;
}

/** A dealer as far as it is known. */
export interface DealerFacts {
  readonly slug: string;
  readonly template: string;
  readonly name: string;
  readonly legalName?: string | undefined;
  readonly abn?: string | undefined;
  readonly host?: string | undefined;
  /** Its number; the label is that of the state. */
  readonly licence?: string | undefined;
  readonly email?: string | undefined;
  readonly privacyEmail?: string | undefined;
  readonly phone?: string | undefined;
  readonly logo?: string | undefined;
  readonly colours?: Partial<ThemeSection> | undefined;
  readonly feed?: StockFeed | undefined;
  /** The first is the main one. */
  readonly places: readonly PlaceFacts[];
}

/** What a state calls a dealer's licence, and the zone that most of it keeps. */
const STATES: ReadonlyMap<string, { readonly zone: string; readonly licence: string }> = new Map([
  ['ACT', { zone: 'Australia/Sydney', licence: 'Lic. No.' }],
  ['NSW', { zone: 'Australia/Sydney', licence: 'MD' }],
  ['NT', { zone: 'Australia/Darwin', licence: 'Lic. No.' }],
  ['QLD', { zone: 'Australia/Brisbane', licence: 'Lic. No.' }],
  ['SA', { zone: 'Australia/Adelaide', licence: 'LVD' }],
  ['TAS', { zone: 'Australia/Hobart', licence: 'MVT Lic. No.' }],
  ['VIC', { zone: 'Australia/Melbourne', licence: 'LMCT' }],
  ['WA', { zone: 'Australia/Perth', licence: 'MD' }],
]);
export const STATE_NAMES: readonly string[] = [...STATES.keys()];

/** What a new dealer says of finance until its lender's own words are there: it names no rate. */
export const DRAFT_DISCLAIMER =
  'Estimates are for information only and are no offer of credit. Fees, charges, terms and the lender’s approval ' +
  'criteria apply.';

export const kebab = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The zone of a state's clocks; undefined for a state that there is not. */
const zoneOf = (state: string | undefined): string | undefined =>
  STATES.get(state ?? '')?.zone ?? zonesOf(state ?? '')[0];

/**
 * The file of a dealer. What is not known is left out: the check of dealers names it, and nothing is made up. Options
 * whose platform default the law asks more of have the lawful value.
 */
export function draftDealer(facts: DealerFacts): object {
  const { slug, template, name, legalName, abn, host = `${slug}.localhost`, licence, email, privacyEmail } = facts;
  const { phone, logo, colours, feed, places } = facts;
  const [main] = places;
  const states = [...new Set(places.flatMap(({ state }) => state ?? []))];
  const { budget, disclaimer, teaser } = financeConfig.defaults;
  return {
    $schema: '../schema/dealer.json',
    template,
    site: {
      ...{ id: slug, name, legalName, abn, hosts: [host], logo },
      tagline: '',
      description: main?.city === undefined ? `${name}.` : `${name} in ${main.city}.`,
      timeZone: zoneOf(main?.state),
      ...{ email, privacyEmail },
      phones: phone === undefined ? undefined : { override: phone },
      address: main?.street && addressOf(main),
      licences: (states.length > 0 ? states : [undefined]).map((state) => ({
        label: STATES.get(state ?? '')?.licence,
        // one number was given: it is that of the main place
        number: state === main?.state ? licence : undefined,
        state,
      })),
      dealerships: [{ id: 'd1', slug, name }],
      locations: places.map((place, at) => ({
        id: `l${at + 1}`,
        slug: place.slug,
        name: place.name,
        dealership_slug: slug,
        primary: at === 0,
        visible: true,
        types: ['sales'],
        address: addressOf(place),
        lat: place.lat,
        long: place.long,
        phone: place.phone ?? phone,
        time_zone: zoneOf(place.state),
        hours: place.hours,
      })),
    },
    theme: colours,
    feeds: feed && { stock: feed },
    leads: email === undefined ? undefined : { targets: [{ name: 'sales', kind: 'mail', to: email }] },
    finance: {
      teaser: { ...teaser, text: 'Only {repayment}/wk*', rates: 'beside' },
      total: 'complete',
      disclaimer: { ...disclaimer, text: DRAFT_DISCLAIMER },
      budget: {
        ...budget,
        // what a month repays, by the week
        ...{ method: 'annuity', monthly: 600, weekly: 140 },
        footnote:
          'Based on a 5-year term at our lender’s advertised rate. Indicative only: fees and balloon payments ' +
          'are not included.',
      },
    },
    forms: { optInDefault: false },
    locations: { minRating: 1 },
  };
}

const addressOf = ({ street, city, state, postcode }: PlaceFacts): object => ({ street, city, state, postcode });

/** The file of a dealer with one place, of which everything is known. Throws for a state that there is not. */
export function newDealer(options: DealerOptions): object {
  const { slug, template = 'preowned', name, legalName = name, host, email, phone } = options;
  const { street, city, state, lat, long } = options;
  if (!STATES.has(state)) throw new Error(`state must be one of ${STATE_NAMES.join(', ')}, not "${state}".`);
  // a number of the command line has lost the 0 of Darwin's postcodes
  const postcode = String(options.postcode).padStart(4, '0');
  const place = { slug: kebab(city), name, street, city, state, postcode, lat, long, phone };
  return draftDealer({
    ...{ slug, template, name, legalName, host, licence: String(options.licence), email, phone },
    places: [{ ...place, hours: hoursOf(options.hours) }],
  });
}
