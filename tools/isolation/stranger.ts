// `npm run isolation -- stranger`: one client from one network, without cookies and under ever new names, takes what it
// can from all others: unpaid reservations, test drives, the codes of a shopper and of a person at the desk.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../apps/api/src/compose.ts';
import { buildKia, demoSites } from '../../apps/api/src/testing/demo.ts';
import { openService } from '../../apps/api/src/testing/openService.ts';
import { OWN_SITE } from './belongings.ts';

const VEHICLES = 25;
/** What one shopper may have open (BUY-01, FORM-06). */
const MOST = 2;
const STRANGER = '203.0.113.9';
const OWNER = '198.51.100.20';
const KIAS = Array.from({ length: VEHICLES + 1 }, (_, at) =>
  buildKia(`S${at + 1}`, { price: 20_000, location: { slug: 'auburn', name: 'Harbour Auburn' } }),
);

export interface StrangerFigures {
  /** Vehicles that the stranger holds unpaid, and test drives that it has. */
  readonly held: number;
  readonly drives: number;
  /** Whether another shopper reserves a vehicle meanwhile. */
  readonly isServed: boolean;
  /** Whether shopper and person of the desk sign in at once, before and after the attack. */
  readonly signIns: Readonly<Record<'account' | 'desk', boolean>>;
}

export const isBounded = ({ held, drives, isServed, signIns }: StrangerFigures): boolean =>
  held === MOST && drives === MOST && isServed && signIns.account && signIns.desk;

/** Plays the stranger on a service of its own. */
export async function playStranger(): Promise<StrangerFigures> {
  const service = await openService(
    { harbour: KIAS },
    {
      sites: demoSites({
        garage: { accounts: true },
        desk: { isOn: true, people: [{ name: 'Nora', email: 'nora@harbour.example.com' }] },
        checkout: { isOn: true, payment: { provider: 'test' } },
      }),
      isProduction: false,
      // requests a minute are bounded elsewhere: here it is what is open at once
      writesPerMinute: 10_000,
      onNotice: () => undefined,
    },
  );
  try {
    await service.worker.drain();
    const people = { account: 'owner@example.com', desk: deskPerson(service) };
    const signIns = {
      account: await signsIn(service, 'account', people),
      desk: await signsIn(service, 'desk', people),
    };
    return { signIns, ...(await takeStock(service)) };
  } finally {
    await service.close();
  }
}

function deskPerson({ sites }: Service): string {
  const { people } = sites.bySlug('harbour')?.config['desk'] as unknown as { people: readonly { email: string }[] };
  return people[0]?.email ?? '';
}

const post = (service: Service, url: string, payload: object, from: string, cookie = '') =>
  service.api.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: OWN_SITE, 'x-forwarded-for': from, cookie },
  });

const shopper = () => ({
  name: 'Kim',
  email: `${randomUUID()}@example.com`,
  phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  idempotency_key: randomUUID(),
  url: '/',
});

async function takeStock(service: Service) {
  let [held, drives] = [0, 0];
  const reserve = async (slug: string, from: string) =>
    (await post(service, '/api/reservations', { ...shopper(), vehicle_slug: slug, agreed: true }, from)).statusCode ===
    201;
  for (const { slug } of KIAS.slice(0, VEHICLES)) if (await reserve(slug, STRANGER)) held += 1;
  for (const { slug } of KIAS.slice(0, VEHICLES)) {
    const found = await service.api.inject({ url: `/api/appointments?vehicle=${slug}`, headers: { host: OWN_SITE } });
    const { days } = found.json<{ days: { date: string; times: string[] }[] }>();
    const day = days.find(({ times }) => times.length > 0);
    const time = { vehicle_slug: slug, date_time: `${day?.date ?? ''}T${day?.times[0] ?? ''}` };
    const drive = { ...shopper(), ...time, category: 'Test Drive', opt_in: false };
    if ((await post(service, '/api/enquiries', drive, STRANGER)).statusCode === 201) drives += 1;
  }
  return { held, drives, isServed: await reserve(KIAS[VEHICLES]?.slug ?? '', OWNER) };
}

/** Five requests and 25 wrong tries before the owner requests a code, and as many before they type it. */
async function signsIn(
  service: Service,
  what: 'account' | 'desk',
  people: Readonly<Record<'account' | 'desk', string>>,
): Promise<boolean> {
  const address = people[what];
  const attack = async () => {
    for (let request = 0; request < 5; request++) {
      const sent = await post(service, `/api/${what}/codes`, { address }, STRANGER);
      for (let guess = 0; guess < 5; guess++)
        await post(service, `/api/${what}/session`, { address, code: '000000' }, STRANGER, cookiesOf(sent));
    }
  };
  await attack();
  const sent = await post(service, `/api/${what}/codes`, { address }, OWNER);
  await service.messages.drain();
  const { subject } = await service.database.db
    .selectFrom('messages')
    .select('subject')
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = (/\d{3} \d{3}/.exec(subject)?.[0] ?? '').replace(' ', '');
  await attack();
  return (
    sent.statusCode === 202 &&
    (await post(service, `/api/${what}/session`, { address, code }, OWNER, cookiesOf(sent))).statusCode === 201
  );
}

const cookiesOf = ({ headers }: { headers: { readonly 'set-cookie'?: string | string[] | undefined } }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

/** The figures as the command prints them. */
export const strangerLines = ({ held, drives, isServed, signIns }: StrangerFigures): string[] => [
  `stock: ${held} of ${VEHICLES} vehicles held unpaid by one client, ` +
    (isServed ? 'another shopper reserves' : 'others get none'),
  `test drives: ${drives} of ${VEHICLES} booked by one client`,
  ...Object.entries(signIns).map(([what, isIn]) => `${what}: its owner ${isIn ? 'signs in at once' : 'is locked out'}`),
];
