import type { Service } from '../../apps/api/src/compose.ts';
import { ALERTS_CONSENT_VERSION } from '../../libs/core/enquiry/src/index.ts';
import { buildKia } from '../../apps/api/src/testing/demo.ts';
import type { Person } from './person.ts';

export const OWN_SITE = 'harbour.localhost';
export const OTHER_SITE = 'northline.localhost';
/** Shown at the first site alone. */
export const OWN_KIA = buildKia('H1', { price: 21_000, location: { slug: 'auburn', name: 'Harbour Auburn' } });
/** Which its owner is buying online. */
export const BOUGHT_KIA = buildKia('H3', { price: 23_000, location: { slug: 'auburn', name: 'Harbour Auburn' } });
export const NEXT_KIA = buildKia('H2', { price: 22_000 });

/** What belongs to one person at one site, by which routes find it. */
export interface Belongings {
  readonly lead: string;
  /** Id of a photo of the lead, and the link that the dealer was sent. */
  readonly photo: string;
  readonly photoLink: string;
  readonly reservation: string;
  readonly payment: string;
  readonly booking: string;
  /** Token of the link in alert messages. */
  readonly alerts: string;
  readonly searchKey: string;
  readonly collection: string;
  /** Words that only the owner may read. */
  readonly marks: readonly string[];
}

const REGO = 'KIM77X';
/** A photo of 8 by 6. */
const PHOTO = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHj' +
    'shITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQAB' +
    'AQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAA' +
    'AA/9oADAMBAAIRAxEAPwCMAVdf/9k=',
  'base64',
);
const DETAILS = { name: 'Kimberley Quist', url: '/', location_id: 'auburn' };

/** Signs in with the code of the mail that came last. */
export async function signIn(service: Service, person: Person, host: string): Promise<void> {
  const address = person.email;
  await expectStatus(person.ask(host, { method: 'POST', url: '/api/account/codes', payload: { address } }), 202);
  const code = await lastCode(service, address);
  await expectStatus(
    person.ask(host, { method: 'POST', url: '/api/account/session', payload: { address, code } }),
    201,
  );
}

async function lastCode(service: Service, recipient: string): Promise<string> {
  await service.messages.drain();
  const { subject, body } = await service.database.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (/\d{3} \d{3}/.exec(`${subject} ${body}`)?.[0] ?? '').replace(' ', '');
}

/** Has a person sign in, watch a vehicle, ask for a valuation and begin a reservation. */
export async function acquire(service: Service, person: Person): Promise<Belongings> {
  const post = (url: string, payload: object) => person.ask(OWN_SITE, { method: 'POST', url, payload });
  await signIn(service, person, OWN_SITE);
  await expectStatus(post('/api/account/profile', { name: DETAILS.name }), 200);
  await giveMobile(service, person);
  await expectStatus(post('/api/watchlist/save-car', { phone_number: person.phone, car_id: OWN_KIA.id }), 200);
  const car = { rego: REGO, regoState: 'NSW', make: 'Mazda', model: 'CX-5', year: 2021, kms: 40_000 };
  const answers = { condition: 'good', 'service-history': 'full', accidents: 'no', keys: 'two' };
  const contact = { ...DETAILS, last_name: 'Quist', email: person.email, phone: person.phone, postcode: '2144' };
  const tradeIn = await expectStatus(
    post('/api/trade-in/leads', {
      ...contact,
      ...car,
      adjustmentAnswers: answers,
      idempotency_key: crypto.randomUUID(),
    }),
    201,
  );
  const lead = tradeIn.json<{ lead_id: string }>().lead_id;
  const photo = await addPhoto(service, person, lead);
  const { url, name } = DETAILS;
  const reserved = await expectStatus(
    post('/api/reservations', {
      idempotency_key: crypto.randomUUID(),
      vehicle_slug: OWN_KIA.slug,
      agreed: true,
      name,
      email: person.email,
      phone: person.phone,
      url,
    }),
    201,
  );
  await buy(person);
  const booking = await bookTestDrive(service, person);
  const alerts = await askForMessages(service, person);
  const view = reserved.json<{ token: string; reference: string; payment_url: string }>();
  const key = (await person.ask(OWN_SITE, { url: '/api/search-key' })).json<{ apiKey: string; collection: string }>();
  return {
    lead,
    ...photo,
    reservation: view.token,
    payment: view.payment_url,
    booking,
    alerts,
    searchKey: key.apiKey,
    collection: key.collection,
    marks: [person.email, DETAILS.name, REGO, view.reference],
  };
}

/** Adds a photo to a lead; the link is that of the message which tells of it. */
async function addPhoto(service: Service, person: Person, lead: string): Promise<{ photo: string; photoLink: string }> {
  const head =
    '--b\r\ncontent-disposition: form-data; name="photos"; filename="car.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), PHOTO, Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sent = await expectStatus(
    person.ask(OWN_SITE, { method: 'POST', url: `/api/trade-in/${lead}/photos`, payload, headers }),
    200,
  );
  const { db } = service.database;
  await db
    .updateTable('outbox')
    .set({ run_at: new Date(0) })
    .where('key', 'like', `${lead}/%/photos-1`)
    .execute();
  await service.deliveries.drain();
  const { body } = await db
    .selectFrom('messages')
    .select('body')
    .where('body', 'like', '%/api/lead-photos/%')
    .executeTakeFirstOrThrow();
  const photoLink =
    /\/api\/lead-photos\/[\w-]+\?until=\d+&(#38;)?signature=[\w-]+/.exec(body)?.[0].replace('&#38;', '&') ?? '';
  return { photo: sent.json<{ photos: { id: string }[] }>().photos[0]?.id ?? '', photoLink };
}

/** Token of a test drive on the first free time, as its mail has it. */
async function bookTestDrive(service: Service, person: Person): Promise<string> {
  const offered = await person.ask(OWN_SITE, { url: `/api/appointments?vehicle=${OWN_KIA.slug}` });
  const [day] = offered.json<{ days: { date: string; times: string[] }[] }>().days.slice(1);
  const about = { category: 'Test Drive', vehicle_slug: OWN_KIA.slug, date_time: `${day?.date}T${day?.times[0]}` };
  const payload = { idempotency_key: crypto.randomUUID(), name: DETAILS.name, email: person.email, url: '/', ...about };
  await expectStatus(person.ask(OWN_SITE, { method: 'POST', url: '/api/enquiries', payload }), 201);
  await service.messages.drain();
  const { body } = await service.database.db
    .selectFrom('messages')
    .select('body')
    .where('body', 'like', '%/booking?token=%')
    .executeTakeFirstOrThrow();
  return /\/booking\?token=([\w-]{43})/.exec(body)?.[1] ?? '';
}

/** Goes through every step of an online purchase, up to its summary. */
async function buy(person: Person): Promise<void> {
  const steps = {
    details: { name: DETAILS.name, email: person.email, phone: person.phone, url: '/' },
    'trade-in': { choice: 'estimate' },
    payment: { choice: 'outright' },
    handover: { choice: 'pick-up', location: 'auburn' },
  };
  for (const [step, answer] of Object.entries(steps)) {
    const payload = { vehicle_slug: BOUGHT_KIA.slug, ...answer };
    await expectStatus(person.ask(OWN_SITE, { method: 'POST', url: `/api/purchases/${step}`, payload }), 200);
  }
}

/** Subscribes a person to alerts and confirms the mail; returns the token of their link. */
async function askForMessages(service: Service, person: Person): Promise<string> {
  const searches = [{ href: '/search?make=Kia', text: `Kias of ${DETAILS.name}` }];
  const payload = {
    email: person.email,
    vehicle_ids: [OWN_KIA.id],
    searches,
    agreed: true,
    consent_version: ALERTS_CONSENT_VERSION,
  };
  await expectStatus(person.ask(OWN_SITE, { method: 'POST', url: '/api/alerts', payload }), 202);
  await service.messages.drain();
  const { body } = await service.database.db
    .selectFrom('messages')
    .select('body')
    .where('body', 'like', '%/alerts?confirm=%')
    .executeTakeFirstOrThrow();
  const token = /\/alerts\?confirm=([\w-]{43})/.exec(body)?.[1] ?? '';
  const confirmed = await expectStatus(
    person.ask(OWN_SITE, { method: 'POST', url: '/api/alerts/confirm', payload: { token } }),
    200,
  );
  return confirmed.json<{ token: string }>().token;
}

async function giveMobile(service: Service, person: Person): Promise<void> {
  const payload = { address: person.phone };
  const sent = await expectStatus(
    person.ask(OWN_SITE, { method: 'POST', url: '/api/account/address-codes', payload }),
    202,
  );
  const { address } = sent.json<{ address: string }>();
  const code = await lastCode(service, address);
  await expectStatus(
    person.ask(OWN_SITE, { method: 'POST', url: '/api/account/address', payload: { ...payload, code } }),
    200,
  );
}

export async function expectStatus<Answer extends { statusCode: number; body: string }>(
  request: Promise<Answer>,
  status: number,
): Promise<Answer> {
  const answer = await request;
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`);
  return answer;
}
