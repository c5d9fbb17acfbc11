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
}

/** The zone that most of a state keeps, and what its licence is called. */
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

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const open = (weekday: number, close: string) => ({ weekday, status: 'Open', open: '09:00', close });

/**
 * The file of a dealer with one place, which passes the check of dealers. Of what the law asks, it leaves open what
 * rests on the dealer's lender: the disclaimer, and how a budget is worked out. Throws for a state that there is not.
 */
export function newDealer(options: DealerOptions): object {
  const { slug, template = 'preowned', name, legalName = name, host = `${slug}.localhost`, licence, email } = options;
  const { phone, street, city, state, lat, long } = options;
  const ofState = STATES.get(state);
  if (!ofState) throw new Error(`state must be one of ${[...STATES.keys()].join(', ')}, not "${state}".`);
  // a number of the command line has lost the 0 of Darwin's postcodes
  const address = { street, city, state, postcode: String(options.postcode).padStart(4, '0') };
  return {
    $schema: '../schema/dealer.json',
    template,
    site: {
      id: slug,
      name,
      legalName,
      hosts: [host],
      tagline: '',
      description: `${name} in ${city}.`,
      timeZone: ofState.zone,
      email,
      phones: { override: phone },
      address,
      licences: [{ label: ofState.licence, number: String(licence), state }],
      dealerships: [{ id: 'd1', slug, name }],
      locations: [
        {
          id: 'l1',
          slug: kebab(city),
          name,
          dealership_slug: slug,
          primary: true,
          visible: true,
          types: ['sales'],
          address,
          lat,
          long,
          phone,
          time_zone: ofState.zone,
          hours: [
            ...[1, 2, 3, 4, 5].map((weekday) => open(weekday, '17:30')),
            open(6, '16:00'),
            { weekday: 0, status: 'Closed' },
          ],
        },
      ],
    },
    leads: { targets: [{ name: 'sales', kind: 'mail', to: email }] },
    // where the platform's defaults are those of the specification, and the law asks for more
    finance: {
      teaser: { text: 'Only {repayment}/wk*', rates: 'beside' },
      total: 'complete',
    },
    forms: { optInDefault: false },
    locations: { minRating: 1 },
  };
}
