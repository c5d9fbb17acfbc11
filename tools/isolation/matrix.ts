import { randomUUID } from 'node:crypto';
import type { Service } from '../../apps/api/src/compose.ts';
import { atDesk } from '../api-fuzz/atDesk.ts';
import { acquire, BOUGHT_KIA, OTHER_SITE, OWN_SITE, signIn } from './belongings.ts';
import { CASES, FOR_ALL, type Case } from './cases.ts';
import { Person } from './person.ts';

/** Who asks for what belongs to the owner. */
export const ASKERS = ['owner', 'owner elsewhere', 'somebody else', 'a stranger'] as const;
export type Asker = (typeof ASKERS)[number];

export interface MatrixRow {
  readonly route: string;
  readonly of: Case['of'];
  /** Status by asker; undefined where the question makes no sense. */
  readonly statuses: ReadonlyMap<Asker, number>;
  readonly findings: readonly string[];
}

/** Refusals that reveal nothing about the requested data. */
const CLOSED = new Set([401, 403, 404, 410]);

/**
 * Asks every route for what belongs to one person at one site: as its owner, as the owner at another site, as somebody
 * else who is signed in, and as a stranger; last, whether the owner still has everything.
 */
export async function isolationMatrix(service: Service): Promise<MatrixRow[]> {
  const owner = new Person(service, 'kim.quist@example.com', '0491570156');
  const other = new Person(service, 'lee.other@example.com', '0491570157');
  const stranger = new Person(service, 'nobody@example.com', '0491570158');
  const belongings = await acquire(service, owner);
  // they see what was sent to their site, and no one else does
  const worker = new Person(service, 'desk@harbour.example.com', '');
  worker.giveCookie(OWN_SITE, await atDesk(service));
  worker.carryCookies(OWN_SITE, OTHER_SITE);
  await signIn(service, other, OWN_SITE);
  // at the other site they have the cookies of the first: those must say nothing there
  owner.carryCookies(OWN_SITE, OTHER_SITE);
  const rows: MatrixRow[] = [];
  const askersOf = ({ of }: Case): Record<Asker, readonly [Person, string]> => ({
    owner: [of === 'desk' ? worker : owner, OWN_SITE],
    'owner elsewhere': [of === 'desk' ? worker : owner, OTHER_SITE],
    'somebody else': [other, OWN_SITE],
    'a stranger': [stranger, OWN_SITE],
  });
  // what takes something away comes last, so that there is something to be taken
  for (const one of [...CASES].sort((a, b) => Number(a.ends ?? false) - Number(b.ends ?? false))) {
    const statuses = new Map<Asker, number>();
    const findings: string[] = [];
    const askers = askersOf(one);
    for (const asker of ASKERS.filter((name) => isAsked(one, name))) {
      const [person, host] = askers[asker];
      const { statusCode: status, body } = await person.ask(
        host,
        one.ask(belongings, owner, service.sites.byHost(host)?.site.id ?? ''),
      );
      statuses.set(asker, status);
      const says = belongings.marks.some((mark) => body.includes(mark));
      if (asker === 'owner' ? status >= 400 : says || !(CLOSED.has(status) || isHarmless(one, status)))
        findings.push(`${asker}: ${status} ${body.slice(0, 160)}`);
    }
    rows.push({ route: one.route, of: one.of, statuses, findings });
  }
  return [...rows, await ownerHasAll(owner, belongings), ...(await published(service))];
}

/** A link and a site's own data are public on that site. The owner sends no request that would end their own data. */
function isAsked({ of, ends, needsLiveSites }: Case, asker: Asker): boolean {
  if (asker === 'owner') return !ends && !needsLiveSites;
  return of === 'person' || of === 'desk' || asker === 'owner elsewhere';
}

/**
 * Without a session, answers of session routes and sign-outs reveal nothing. A wrong code is refused by its field.
 */
const isHarmless = ({ route, of }: Case, status: number): boolean =>
  (of === 'person' || of === 'desk') && (HARMLESS.get(route) ?? []).includes(status);
const HARMLESS = new Map<string, readonly number[]>([
  ['GET /api/account', [200]],
  ['GET /api/desk', [200]],
  ['POST /api/desk/sign-out', [200]],
  ['POST /api/account/sign-out', [200]],
  ['POST /api/account/profile', [200]],
  // somebody else acts on an account of their own
  ['GET /api/account/enquiries', [200]],
  ['GET /api/account/bookings', [200]],
  ['GET /api/account/purchases', [200]],
  ['GET /api/account/reservations', [200]],
  ['GET /api/account/searches', [200]],
  ['POST /api/account/searches', [200]],
  ['POST /api/account/searches/remove', [200]],
  ['GET /api/account/alerts', [200]],
  ['POST /api/account/alerts', [200]],
  ['GET /api/watchlist', [200]],
  ['GET /api/purchases/current', [200]],
  ['POST /api/account/address-codes', [202]],
  ['POST /api/account/address', [422]],
  ['POST /api/account/delete', [200]],
]);

async function ownerHasAll(
  owner: Person,
  { lead, reservation, booking, alerts, marks }: Parameters<Case['ask']>[0],
): Promise<MatrixRow> {
  const findings: string[] = [];
  for (const [url, mark] of [
    ['/api/account', marks[0]],
    ['/api/watchlist', 'kia-H1'],
    [`/api/trade-in/${lead}`, lead],
    [`/api/reservations/current?token=${reservation}`, 'pending-payment'],
    [`/api/purchases/current?vehicle=${BOUGHT_KIA.slug}`, marks[0]],
    [`/api/bookings/current?token=${booking}`, '"booked"'],
    ['/api/account/bookings', '"booked"'],
    ['/api/account/purchases', BOUGHT_KIA.slug],
    ['/api/account/reservations', 'pending-payment'],
    ['/api/account/searches', 'Kias of'],
    [`/api/alerts/current?token=${alerts}`, 'Kias of'],
  ] as const) {
    const { statusCode, body } = await owner.ask(OWN_SITE, { url });
    if (statusCode !== 200 || !body.includes(mark ?? '')) findings.push(`${url}: ${statusCode} ${body.slice(0, 160)}`);
  }
  return { route: 'the owner still has everything', of: 'person', statuses: new Map([['owner', 200]]), findings };
}

/** Published routes that are missing from the lists here, and those of the operator that answer without their token. */
async function published(service: Service): Promise<MatrixRow[]> {
  const answer = await service.api.inject({ url: '/api/openapi.json', headers: { host: OWN_SITE } });
  const { paths } = answer.json<{ paths: Record<string, Record<string, object>> }>();
  const known = new Set([...CASES.map(({ route }) => route), ...FOR_ALL.keys()]);
  const rows: MatrixRow[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods).map((name) => name.toUpperCase() as 'GET' | 'POST')) {
      const route = `${method} ${path}`;
      if (known.has(route)) continue;
      const findings = path.startsWith('/api/admin/')
        ? await openToAll(service, method, path)
        : ['is neither a case nor for all'];
      if (findings.length > 0) rows.push({ route, of: 'site', statuses: new Map(), findings });
    }
  return rows;
}

/** What an operator's route answers to somebody on this machine who does not know the token. */
async function openToAll(service: Service, method: 'GET' | 'POST', path: string): Promise<string[]> {
  const { statusCode, body } = await service.api.inject({
    method,
    url: path.replace(/\{\w+\}/g, randomUUID()),
    headers: { host: OWN_SITE },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return statusCode === 404 ? [] : [`a stranger: ${statusCode} ${body.slice(0, 160)}`];
}
