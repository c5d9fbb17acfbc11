import { BOUGHT_KIA, NEXT_KIA, OWN_KIA, type Belongings } from './belongings.ts';
import type { Asked, Person } from './person.ts';

/** One route, requested for what belongs to a person or to a site. */
export interface Case {
  /** As the published document has it. */
  readonly route: string;
  /**
   * `site`: belongs to a site, for any visitor; `person`: to someone signed in or with a cookie; `link`: to anyone with
   * the link; `desk`: to the dealer's people.
   */
  readonly of: 'site' | 'person' | 'link' | 'desk';
  /** `siteId` is the id of the requested site. */
  readonly ask: (of: Belongings, owner: Person, siteId: string) => Asked;
  /** Ends what belongs to its owner: requested as others only. */
  readonly ends?: boolean;
  /** These sites cannot change while they run: deskWebsite.spec.ts shows what its owner is answered. */
  readonly needsLiveSites?: boolean;
}

const posted = (url: string, payload: object | string): Asked => ({ method: 'POST', url, payload });
const desk = (path: string): Case => ({
  route: `GET /api/desk${path}`,
  of: 'desk',
  ask: ({ lead }) => ({ url: `/api/desk${path.replace('{id}', lead)}` }),
});
const ANSWERS = { condition: 'fair', 'service-history': 'none', accidents: 'no', keys: 'one' };
const watch =
  (url: string, id: string): Case['ask'] =>
  (_of, { phone }) =>
    posted(url, { phone_number: phone, car_id: id });
const vehicle = (path: string): Case => ({
  route: `GET /api${path}`,
  of: 'site',
  ask: () => ({ url: `/api${path.replace('{slug}', OWN_KIA.slug)}` }),
});

const buying = (step: string, body: object): Case => ({
  route: `POST /api/purchases/${step}`,
  of: 'site',
  ends: true,
  ask: () => posted(`/api/purchases/${step}`, { vehicle_slug: BOUGHT_KIA.slug, ...body }),
});

export const CASES: readonly Case[] = [
  { route: 'GET /api/account', of: 'person', ask: () => ({ url: '/api/account' }) },
  { route: 'GET /api/account/enquiries', of: 'person', ask: () => ({ url: '/api/account/enquiries' }) },
  { route: 'GET /api/account/bookings', of: 'person', ask: () => ({ url: '/api/account/bookings' }) },
  { route: 'GET /api/account/purchases', of: 'person', ask: () => ({ url: '/api/account/purchases' }) },
  { route: 'GET /api/account/reservations', of: 'person', ask: () => ({ url: '/api/account/reservations' }) },
  { route: 'GET /api/account/searches', of: 'person', ask: () => ({ url: '/api/account/searches' }) },
  {
    route: 'POST /api/account/searches',
    of: 'person',
    ask: () => posted('/api/account/searches', { searches: [{ href: '/search?make=BMW', text: 'BMW' }] }),
  },
  {
    route: 'POST /api/account/searches/remove',
    of: 'person',
    ask: () => posted('/api/account/searches/remove', { id: 'abcdefghijklmnop' }),
  },
  { route: 'GET /api/account/alerts', of: 'person', ask: () => ({ url: '/api/account/alerts' }) },
  { route: 'POST /api/account/alerts', of: 'person', ask: () => posted('/api/account/alerts', { every: 'week' }) },
  {
    route: 'GET /api/alerts/current',
    of: 'link',
    ask: ({ alerts }) => ({ url: `/api/alerts/current?token=${alerts}` }),
  },
  {
    route: 'POST /api/alerts/change',
    of: 'link',
    ends: true,
    ask: ({ alerts }) => posted('/api/alerts/change', { token: alerts, prices: false }),
  },
  {
    route: 'POST /api/alerts/unsubscribe',
    of: 'link',
    ends: true,
    ask: ({ alerts }) => posted(`/api/alerts/unsubscribe?token=${alerts}`, {}),
  },
  {
    route: 'POST /api/account/profile',
    of: 'person',
    ask: () => posted('/api/account/profile', { name: 'Lee Other' }),
  },
  {
    route: 'POST /api/account/address-codes',
    of: 'person',
    ask: () => posted('/api/account/address-codes', { address: `new${crypto.randomUUID()}@example.com` }),
  },
  {
    route: 'POST /api/account/address',
    of: 'person',
    ends: true,
    ask: ({ marks: [email = ''] }) => posted('/api/account/address', { address: email, code: '000000' }),
  },
  {
    route: 'POST /api/account/sign-out',
    of: 'person',
    ends: true,
    ask: () => posted('/api/account/sign-out', { everywhere: true }),
  },
  {
    route: 'POST /api/account/delete',
    of: 'person',
    ends: true,
    ask: () => posted('/api/account/delete', { confirm: true }),
  },
  { route: 'GET /api/watchlist', of: 'person', ask: () => ({ url: '/api/watchlist' }) },
  { route: 'POST /api/watchlist/save-car', of: 'person', ask: watch('/api/watchlist/save-car', NEXT_KIA.id) },
  { route: 'POST /api/watchlist/remove-car', of: 'person', ask: watch('/api/watchlist/remove-car', NEXT_KIA.id) },
  {
    route: 'POST /api/watchlist/merge',
    of: 'person',
    ask: (_of, { phone }) => posted('/api/watchlist/merge', { phone_number: phone, car_ids: [NEXT_KIA.id] }),
  },
  { route: 'GET /api/trade-in/{lead}', of: 'person', ask: ({ lead }) => ({ url: `/api/trade-in/${lead}` }) },
  {
    route: 'POST /api/trade-in/{lead}/adjustments',
    of: 'person',
    ask: ({ lead }) => posted(`/api/trade-in/${lead}/adjustments`, { adjustmentAnswers: ANSWERS }),
  },
  {
    route: 'POST /api/trade-in/{lead}/offer',
    of: 'person',
    ask: ({ lead }) => posted(`/api/trade-in/${lead}/offer`, { offer_accepted: false }),
  },
  {
    route: 'GET /api/trade-in/{lead}/photos/{photo}',
    of: 'person',
    ask: ({ lead, photo }) => ({ url: `/api/trade-in/${lead}/photos/${photo}` }),
  },
  {
    route: 'POST /api/trade-in/{lead}/photos',
    of: 'person',
    ends: true,
    ask: ({ lead }) => ({
      ...posted(`/api/trade-in/${lead}/photos`, '--b--\r\n'),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
  },
  {
    route: 'POST /api/trade-in/{lead}/photos/{photo}/remove',
    of: 'person',
    ends: true,
    ask: ({ lead, photo }) => posted(`/api/trade-in/${lead}/photos/${photo}/remove`, {}),
  },
  {
    route: 'GET /api/desk/leads/{id}/photos/{photo}',
    of: 'desk',
    ask: ({ lead, photo }) => ({ url: `/api/desk/leads/${lead}/photos/${photo}` }),
  },
  { route: 'GET /api/lead-photos/{photo}', of: 'link', ask: ({ photoLink }) => ({ url: photoLink }) },
  {
    route: 'POST /api/miscellaneous',
    of: 'person',
    ask: ({ lead }) =>
      posted('/api/miscellaneous', { column_name: 'valuation', lead_id: lead, valuation: { guess: 1 } }),
  },
  {
    route: 'GET /api/reservations/current',
    of: 'link',
    ask: ({ reservation }) => ({ url: `/api/reservations/current?token=${reservation}` }),
  },
  {
    route: 'POST /api/reservations/cancel',
    of: 'link',
    ends: true,
    ask: ({ reservation }) => posted('/api/reservations/cancel', { token: reservation }),
  },
  {
    route: 'GET /api/bookings/current',
    of: 'link',
    ask: ({ booking }) => ({ url: `/api/bookings/current?token=${booking}` }),
  },
  {
    route: 'GET /api/bookings/calendar',
    of: 'link',
    ask: ({ booking }) => ({ url: `/api/bookings/calendar?token=${booking}` }),
  },
  {
    route: 'POST /api/bookings/move',
    of: 'link',
    ends: true,
    ask: ({ booking }) => posted('/api/bookings/move', { token: booking, date_time: '2099-01-05T10:00' }),
  },
  {
    route: 'POST /api/bookings/cancel',
    of: 'link',
    ends: true,
    ask: ({ booking }) => posted('/api/bookings/cancel', { token: booking }),
  },
  { route: 'GET /api/payments/test/{reference}', of: 'link', ask: ({ payment }) => ({ url: payment }) },
  {
    route: 'POST /api/payments/test/{reference}',
    of: 'link',
    ends: true,
    ask: ({ payment }) => ({
      ...posted(payment, 'card=4000000000000002'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  },
  {
    route: 'GET /api/reservations/offer',
    of: 'site',
    ask: () => ({ url: `/api/reservations/offer?vehicle=${NEXT_KIA.slug}` }),
  },
  {
    route: 'POST /api/reservations',
    of: 'site',
    ends: true,
    ask: () =>
      posted('/api/reservations', {
        idempotency_key: crypto.randomUUID(),
        vehicle_slug: NEXT_KIA.slug,
        agreed: true,
        name: 'Lee',
        email: 'lee@example.com',
        phone: '0412 345 999',
        url: '/',
      }),
  },
  {
    route: 'GET /api/purchases/current',
    of: 'person',
    ask: () => ({ url: `/api/purchases/current?vehicle=${BOUGHT_KIA.slug}` }),
  },
  {
    route: 'GET /api/purchases/summary.pdf',
    of: 'person',
    ask: () => ({ url: `/api/purchases/summary.pdf?vehicle=${BOUGHT_KIA.slug}` }),
  },
  buying('details', { name: 'Lee', email: 'lee@example.com', phone: '0412 345 999', url: '/' }),
  buying('trade-in', { choice: 'none' }),
  buying('payment', { choice: 'outright' }),
  buying('handover', { choice: 'pick-up' }),
  buying('drafts', { step: 'details', values: { name: 'Lee' } }),
  buying('order', { idempotency_key: crypto.randomUUID(), agreed: true, balance_cents: 1, url: '/' }),
  {
    route: 'POST /api/phone-reveals',
    of: 'site',
    ask: (_of, _owner, siteId) => posted('/api/phone-reveals', { car_id: OWN_KIA.id, website_id: siteId }),
  },
  desk(''),
  desk('/leads'),
  desk('/leads/export'),
  desk('/leads/{id}'),
  desk('/bookings'),
  desk('/reservations'),
  desk('/imports'),
  desk('/activity'),
  desk('/audit'),
  { ...desk('/site'), needsLiveSites: true },
  {
    route: 'POST /api/desk/site',
    of: 'desk',
    needsLiveSites: true,
    ask: () => {
      const change = { kind: 'announcement', index: 0, announcement: null };
      return posted('/api/desk/site', { version: 1, deed: 'publish', day: '', change });
    },
  },
  {
    route: 'POST /api/desk/site/pictures',
    of: 'desk',
    needsLiveSites: true,
    ask: () => ({
      ...posted('/api/desk/site/pictures', '--b--\r\n'),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
  },
  {
    route: 'POST /api/desk/leads/{id}/state',
    of: 'desk',
    ask: ({ lead }) => posted(`/api/desk/leads/${lead}/state`, { state: 'done' }),
  },
  {
    route: 'POST /api/desk/leads/{id}/resend',
    of: 'desk',
    ask: ({ lead }) => posted(`/api/desk/leads/${lead}/resend`, { key: crypto.randomUUID(), target: 'crm' }),
  },
  {
    route: 'POST /api/desk/leads/{id}/owner',
    of: 'desk',
    ask: ({ lead }) => posted(`/api/desk/leads/${lead}/owner`, { owner: '' }),
  },
  {
    route: 'POST /api/desk/leads/{id}/call',
    of: 'desk',
    ask: ({ lead }) => posted(`/api/desk/leads/${lead}/call`, { at: '' }),
  },
  {
    route: 'POST /api/desk/leads/{id}/notes',
    of: 'desk',
    ask: ({ lead }) => posted(`/api/desk/leads/${lead}/notes`, { key: crypto.randomUUID(), text: 'Called back.' }),
  },
  {
    route: 'POST /api/desk/leads/{id}/reply',
    of: 'desk',
    ask: ({ lead }) =>
      posted(`/api/desk/leads/${lead}/reply`, { key: crypto.randomUUID(), subject: 'Your enquiry', text: 'Hello' }),
  },
  ...['bookings/{id}/cancel', 'reservations/{id}/complete', 'reservations/{id}/release'].map((path): Case => ({
    route: `POST /api/desk/${path}`,
    of: 'desk',
    ends: true,
    ask: ({ lead }) => posted(`/api/desk/${path.replace('{id}', lead)}`, { key: crypto.randomUUID() }),
  })),
  { route: 'POST /api/desk/sign-out', of: 'desk', ends: true, ask: () => posted('/api/desk/sign-out', {}) },
  vehicle('/vehicles/{slug}'),
  vehicle('/vehicles/{slug}/brochure.pdf'),
  vehicle('/cars/{slug}/view.json'),
  vehicle('/cars/{slug}/autogauge'),
  {
    route: 'POST /typesense/multi_search',
    of: 'site',
    ask: ({ searchKey, collection }) => ({
      ...posted('/typesense/multi_search', { searches: [{ collection, q: '*', query_by: 'make' }] }),
      headers: { 'x-typesense-api-key': searchKey },
    }),
  },
];

/**
 * Routes without personal data: their answer is the same for all visitors of a site, or new and the visitor's own.
 */
export const FOR_ALL = new Map<string, string>([
  ['GET /api/health', 'whether the service runs'],
  ['GET /api/search-key', 'a key of the requested site'],
  ['GET /api/locations', 'places of the requested site'],
  ['GET /api/content/index', 'content of the requested site'],
  ['GET /api/content/pages/{slug}', 'content of the requested site'],
  ['GET /api/content/posts', 'content of the requested site'],
  ['GET /api/content/posts/{slug}', 'content of the requested site'],
  ['GET /api/finance-disclaimers/{car_id}', 'words of the requested site, of a vehicle that it shows'],
  ['GET /api/offers', 'offers of the requested site'],
  ['GET /api/offers/{id}', 'offers of the requested site'],
  ['GET /api/menu-stock', 'stock of the requested site'],
  ['GET /api/appointments', 'opening hours of the requested site'],
  ['GET /api/delivery', 'delivery zones of the requested site'],
  ['GET /api/places/{postcode}', 'postcodes of the country'],
  ['GET /media/{path}', 'pictures of the requested site'],
  ['POST /api/youx/quote', 'reckons with what it is sent'],
  ['POST /api/personalised/finance', 'reckons with what it is sent'],
  ['GET /api/personalised/finance', 'reckons with what it is sent'],
  ['POST /api/events', 'counts for the requested site, and tells nothing'],
  ['POST /api/enquiries', 'makes something new of the requested site'],
  ['GET /api/enquiries', 'what the form of the requested site needs'],
  ['POST /api/trade-in/leads', 'makes something new of the requested site'],
  ['POST /api/trade-in/rego', 'asks who knows plates'],
  ['POST /api/account/codes', 'answers every address alike'],
  ['POST /api/alerts', 'answers every address alike'],
  ['POST /api/alerts/confirm', 'does what a link of the site proves'],
  ['POST /api/desk/codes', 'answers every address alike'],
  ['POST /api/desk/session', 'opens what a code of the site proves'],
  ['POST /api/account/session', 'opens what a code of the site proves'],
  ['POST /api/payments/stripe/webhook', 'takes what the provider has signed for the site'],
]);
