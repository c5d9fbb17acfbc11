import { z } from 'zod';
import { ruleSchemaFor } from '@forecourt/vehicle/rules';
import { VEHICLE_FACTS } from '@forecourt/vehicle';
import { FIRST_LANGUAGE, LANGUAGES } from '@forecourt/words';
import { isAbn } from '../abn.js';
import { deliveryZone } from '../delivery/delivery.js';
import { defineSection } from '../section.js';
import { location } from './location.js';
import { address, host, licence, path, phone, picture, slug, timeZone } from './parts.js';
import { httpsAddress, pageOrigin } from './safeText.js';
import { siteCompliance } from './siteCompliance.js';
import { siteProblems } from './siteProblems.js';
import { siteSection } from './refs.js';

export const siteSchema = z
  .strictObject({
    id: z.string().min(1).describe('Number or word that other systems know the site by; no two sites have the same.'),
    name: z.string().min(1).describe('Trading name.'),
    legalName: z.string().min(1).describe('Name of the company, for terms and privacy.'),
    abn: z
      .string()
      .refine(isAbn, 'must be the eleven digits of an ABN, for example "51 824 753 556"')
      .optional()
      .describe('Australian Business Number of the company; shown at the foot of every page.'),
    hosts: z.array(host).min(1).describe('Host names that lead to this site; the first is the canonical one.'),
    publicOrigin: httpsAddress
      .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be scheme and host alone')
      .optional()
      .describe(
        'Scheme and host that shoppers see, for example "https://www.harbour.example": canonical links, ' +
          'sitemap and structured data name it. Left out: https and the first host under --production, ' +
          'this machine otherwise.',
      ),
    apiOrigins: z
      .array(pageOrigin)
      .describe(
        'Scheme and host of pages on other servers whose scripts may call this site’s service, for example ' +
          '"https://www.northside.example", each in full. Such a call carries no cookies. None when empty: then only ' +
          'the site’s own pages call it.',
      ),
    logo: picture.optional().describe('Path of the logo in the dealer’s folder.'),
    logoDark: picture
      .optional()
      .describe(
        'Path of the logo for dark pages (theme.dark), of the same shape; the logo itself is used there when left out.',
      ),
    logoAspectRatio: z
      .number()
      .min(0.1)
      .max(20)
      .optional()
      .describe(
        'Width of the logo by its height, for example 4 for one that is four times as wide as high: its ' +
          'place in the header. Measured from the file in the dealer’s folder when left out.',
      ),
    tagline: z.string().describe('A few words next to the name.'),
    description: z.string().min(1).describe('One or two sentences for search engines and the footer.'),
    language: z
      .enum(LANGUAGES)
      .describe('Language of the site’s pages and mails; what a dealer writes itself is shown as it is.'),
    inOtherLanguages: z
      .array(slug)
      .describe(
        'Sites of this dealer in other languages, by their slugs, each with the same pages: pages link to them, and ' +
          'tell search engines that they are translations.',
      ),
    timeZone: timeZone.describe('Zone of counters, offers and dates.'),
    email: z.email().describe('Where shoppers write to.'),
    privacyEmail: z
      .email()
      .optional()
      .describe('Who answers questions and complaints about personal details (APP 1.4); `email` when left out.'),
    phones: z
      .strictObject({
        override: phone.optional(),
        new: phone.optional(),
        demo: phone.optional(),
        used: phone.optional(),
        service: phone.optional(),
      })
      .describe(
        'Numbers by purpose, in the order of A4: override, by car type, new, used; a location’s own number comes last.',
      ),
    address: address.optional().describe('Postal address of the company.'),
    licences: z.array(licence).min(1).describe('Dealer licences; shown on every page (NSW s 19A and others).'),
    manufacturer: z.string().optional().describe('The one make of a single-manufacturer dealer.'),
    dealershipGroup: z.string().optional().describe('Group that the dealer belongs to.'),
    dealershipId: z.string().optional().describe('Id of the dealership in calls to other systems.'),
    dealerships: z
      .array(z.strictObject({ id: z.string().min(1), slug, name: z.string().min(1) }))
      .min(1)
      .describe('Dealerships of the site.'),
    locations: z.array(location).min(1).describe('Places, each of one dealership.'),
    deliveryZones: z
      .array(deliveryZone)
      .describe('What it costs to bring a vehicle somewhere: the first zone that covers a postcode counts (A4).'),
    appointments: z
      .strictObject({
        days: z.int().min(1).max(60).describe('How many days ahead a test drive can be requested.'),
        everyMinutes: z.int().min(5).max(240).describe('Time between two starts.'),
        noticeMinutes: z.int().min(0).max(10_080).describe('Time that the dealer needs beforehand.'),
        perSlot: z
          .int()
          .min(1)
          .max(50)
          .default(1)
          .describe('How many test drives a place takes at one start; each vehicle is driven once at a time.'),
      })
      .describe('Times that test drives are offered at, within a place’s opening hours (A3).'),
    financeProvider: z.string().optional().describe('Which lender’s figures of the stock are this site’s.'),
    garageEnabled: z
      .boolean()
      .describe('Saved vehicles and comparison (/garage, /compare); saved searches and enquiries under /my-garage.'),
    gatedPages: z
      .array(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must read "feature/page", for example "checkout/reserve"'),
      )
      .describe(
        'Pages for signed-in shoppers alone, by their routes (B6); others are led to the sign-in, so ' +
          'that "garage.accounts" must be on. The garage of an account is always one.',
      ),
    analytics: z
      .strictObject({
        store: z
          .boolean()
          .describe(
            'The service keeps counts of what shoppers do, without anything about the shopper; the desk shows them.',
          ),
        dataLayer: z
          .boolean()
          .describe(
            'Pages push what shoppers do into window.dataLayer, where a tag manager of the dealer’s has made one.',
          ),
        respectsOptOut: z
          .boolean()
          .describe(
            'Nothing that a browser counts goes to either from shoppers whose browser says Do Not Track ' +
              'or Global Privacy Control.',
          ),
        keepDays: z.int().min(1).max(3650).describe('Days for which the service keeps what it counted.'),
      })
      .describe('Who hears what shoppers do, by the numbers of A7 and B9 (API-03).'),
    offersSubscription: z.boolean().describe('Shows subscription prices before all others (A4).'),
    blogsCount: z
      .int()
      .min(0)
      .optional()
      .describe('Articles wherever the site shows some, 0 for none; each place has its own number when left out.'),
    youtubeUrl: httpsAddress.optional().describe('The dealer’s channel.'),
    socialLinks: z
      .array(
        z.strictObject({
          network: z.enum(['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'x']),
          url: httpsAddress,
        }),
      )
      .describe('Links of the footer to the dealer’s own pages elsewhere.'),
    stockRule: ruleSchemaFor(VEHICLE_FACTS).describe(
      'Which vehicles the site may show (A9, B7; replaces the numeric variants 0 to 14).',
    ),
    stockOf: slug
      .optional()
      .describe(
        'Site whose stock this one shows, by its slug and by this site’s own stockRule: what a group ' +
          'shares is imported and indexed once, for that site (TEN-04). Left out: stock of its own.',
      ),
    comparesPricesWith: z
      .enum(['all-sites', 'own-site'])
      .describe(
        'Whose used vehicles count in price estimates of this site, that is in the market range of a vehicle and in ' +
          'trade-in values (VDP-08, TRD-03). "all-sites": those of every site of the installation that says the ' +
          'same, and this one’s count for them. "own-site": this one’s alone, and they count for no other. Only ' +
          'figures of three vehicles or more leave a site, never a vehicle. With "stockOf" the option of the site ' +
          'whose stock it is counts.',
      ),
    includeSoldCarsDays: z
      .number()
      .min(0)
      .max(365)
      .describe('How long sold vehicles stay visible, days (A4). 0 hides them at once.'),
    feedRemovalShare: z
      .number()
      .gt(0)
      .max(1)
      .describe(
        'Share of the stock (over 0, to 1) at which an import is refused because its feed lacks that ' +
          'much or more; --allow-removals lets one through.',
      ),
    searchPrefix: path.describe('Path of the listing: "/search" or "/used-car" (A2).'),
    defaultSearch: slug.describe('Preset of the listing without path filters, for example "new-used-and-demo-cars".'),
    checkoutPath: z.enum(['checkout', 'buy-online']).describe('Last part of the reservation’s address (A2).'),
    remotePictures: z
      .enum(['service', 'direct'])
      .describe(
        'How pictures of other servers reach shoppers: fetched and made in the page’s sizes by the ' +
          'image service, or loaded by browsers straight from pictureHosts.',
      ),
    pictureHosts: z
      .array(host)
      .describe(
        'Hosts that the feed’s pictures may be sent on to, and, where remotePictures is "direct", that ' +
          'browsers may load pictures from.',
      ),
    frameHosts: z
      .array(host)
      .describe('Hosts whose pages may be shown in a frame, for interiors (VDP-03); pages of others are linked.'),
    maps: z
      .strictObject({
        styleUrl: httpsAddress
          .optional()
          .describe(
            'Style of a map that a shopper can move, for MapLibre, for example ' +
              '"https://tiles.example/styles/streets.json". The browser asks its host only where a shopper looks at ' +
              'a map; where it does not answer, the drawn map stays.',
          ),
        hosts: z
          .array(host)
          .optional()
          .describe('Hosts of its tiles, letters and signs, where they are not on the host of the style.'),
        embedUrl: httpsAddress
          .refine((text) => text.includes('{lat}') && text.includes('{long}'), 'must hold {lat} and {long}')
          .optional()
          .describe(
            'Page of a maps service that is shown in a frame instead, for example ' +
              '"https://maps.example/embed?q={lat},{long}&z={zoom}". Its host is allowed to be framed; the ' +
              'browser asks it only where a shopper looks at a map.',
          ),
        zoom: z.int().min(1).max(20).describe('How near the map is; 10 shows a city (B9).'),
      })
      .refine(
        ({ styleUrl, embedUrl }) => (styleUrl === undefined) !== (embedUrl === undefined),
        'must have either "styleUrl" or "embedUrl"',
      )
      .optional()
      .describe('Maps service of locations (B2.4). Left out: the drawn map of Australia, without another server.'),
    chat: z
      .strictObject({
        url: httpsAddress.describe('Page of the chat. Its host is allowed to be framed.'),
        title: z.string().min(1).max(60).describe('Heading of its window, for example "Chat with us".'),
      })
      .optional()
      .describe('Web chat of the dealer’s, for what asks for one, such as "offers.enquireBy" (B2.5).'),
    catalogues: z
      .array(z.enum(['google', 'meta']))
      .describe(
        'Whose catalogues of the stock anybody may fetch: /catalogues/google.csv (vehicle listings), ' +
          '/catalogues/meta.csv (automotive ads).',
      ),
    homeSections: z
      .array(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must read "feature/part", for example "search/home-hero"'),
      )
      .min(1)
      .optional()
      .describe('Sections of the front page, in order; every installed one in its own order when left out.'),
    homeRows: z
      .enum(['sideways', 'stacked'])
      .describe(
        'Cards of the front page’s sections on a phone: in a row that is swiped, or one below the other, which makes ' +
          'the page twice as long.',
      ),
    financePath: path.describe('Path of the finance page (B2.1).'),
    locationsPath: path.describe(
      'Path of the list of places: "/locations", or "/dealer-locator" (A2); the other one leads to it.',
    ),
    brandPath: z
      .enum(['/brands/:brand', '/:brand/overview'])
      .describe('Address of the page of one make (A2, B2.1); the other one leads to it.'),
  })
  .superRefine(
    (site, context) => {
      for (const problem of siteProblems(site)) context.addIssue({ code: 'custom', ...problem });
    },
    { when: () => true },
  );

export type SiteSection = z.infer<typeof siteSchema>;
export type SiteLocation = SiteSection['locations'][number];

export const siteConfig = defineSection(siteSection, {
  schema: siteSchema,
  // the search key decides whose stock a site shows and what it hides
  serverOnly: ['stockRule', 'stockOf', 'inOtherLanguages', 'apiOrigins'],
  defaults: {
    homeRows: 'sideways',
    apiOrigins: [],
    language: FIRST_LANGUAGE,
    inOtherLanguages: [],
    tagline: '',
    timeZone: 'Australia/Brisbane',
    phones: {},
    garageEnabled: true,
    gatedPages: [],
    analytics: { store: true, dataLayer: true, respectsOptOut: true, keepDays: 400 },
    offersSubscription: false,
    deliveryZones: [],
    appointments: { days: 14, everyMinutes: 30, noticeMinutes: 120, perSlot: 1 },
    socialLinks: [],
    stockRule: {
      all: [
        { fact: 'show_on_dealer_website', in: [true] },
        { fact: 'status', in: ['in_stock', 'coming_soon', 'sold'] },
      ],
    },
    comparesPricesWith: 'all-sites',
    includeSoldCarsDays: 3,
    feedRemovalShare: 0.3,
    searchPrefix: '/search',
    defaultSearch: 'new-used-and-demo-cars',
    checkoutPath: 'checkout',
    remotePictures: 'service',
    pictureHosts: [],
    frameHosts: [],
    catalogues: [],
    financePath: '/finance',
    locationsPath: '/locations',
    brandPath: '/brands/:brand',
  },
  compliance: siteCompliance,
});
