import { randomInt, randomUUID } from 'node:crypto';
import type { ReservationOffer, ReservationView } from '@forecourt/checkout/domain';
import { askSite, postJson, type SiteAnswer } from '../commands/askSite.ts';
import { pause, SITE } from './harness.ts';

const HOST = `${SITE}.localhost`;
/** Between two tries after a 503, and how long a shopper keeps trying. */
const BUSY_MS = 1000;
const PATIENCE_MS = 240_000;
const GOOD_CARD = '4242424242424242';

/** Answers to many requests for one thing at the same moment. */
export interface Crowd {
  readonly won: readonly SiteAnswer[];
  /** 409: somebody else has it. */
  readonly refused: readonly SiteAnswer[];
  /** Anything else; there should be none. */
  readonly others: readonly SiteAnswer[];
  /**
   * Answers 503 with Retry-After, after which the request was sent again, as shoppers would: the front lets in no
   * more than it can bear.
   */
  readonly askedToWait: number;
  /** Longest that one waited, milliseconds. */
  readonly longestMs: number;
}

async function atOnce(
  ports: readonly number[],
  count: number,
  send: (port: number, index: number) => Promise<SiteAnswer>,
): Promise<Crowd> {
  let longestMs = 0;
  let askedToWait = 0;
  const patient = async (index: number): Promise<SiteAnswer> => {
    for (const until = Date.now() + PATIENCE_MS; ; askedToWait += 1) {
      const answer = await send(ports[index % ports.length] ?? 0, index);
      if (answer.status !== 503 || Date.now() > until) return answer;
      await pause(BUSY_MS);
    }
  };
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const begun = performance.now();
      const answer = await patient(index);
      longestMs = Math.max(longestMs, performance.now() - begun);
      return answer;
    }),
  );
  const of = (status: number) => answers.filter((answer) => answer.status === status);
  const others = answers.filter(({ status }) => status !== 201 && status !== 409);
  return { won: of(201), refused: of(409), others, askedToWait, longestMs };
}

/** Each shopper comes from a network of their own. */
const network = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

const json = async <Answer>(port: number, path: string): Promise<Answer> =>
  JSON.parse((await askSite(port, HOST, path, { headers: network() })).text) as Answer;

/** Vehicles of the site's first pages that may be reserved, and driven at a time of their place. */
export async function findVehicle(port: number): Promise<{ slug: string; time: string }> {
  for (let page = 1; page <= 5; page++) {
    const { text } = await askSite(port, HOST, `/search?page=${page}`);
    for (const slug of new Set([...text.matchAll(/href="\/cars\/([^"?#/]+)"/g)].map(([, found = '']) => found))) {
      const offer = await json<ReservationOffer>(port, `/api/reservations/offer?vehicle=${slug}`);
      const { days } = await json<{ days?: readonly { date: string; times: readonly string[] }[] }>(
        port,
        `/api/appointments?vehicle=${slug}`,
      );
      const day = days?.find(({ times }) => times.length > 0);
      if (offer.state === 'open' && day) return { slug, time: `${day.date}T${day.times[0] ?? ''}` };
    }
  }
  throw new Error(`${SITE} has no vehicle that can be reserved and driven.`);
}

/** One key for all tries of a shopper, as their page has it. */
const keys = new Map<string, string>();
function keyOf(about: string, index: number): string {
  const name = `${about} ${index}`;
  const key = keys.get(name) ?? randomUUID();
  keys.set(name, key);
  return key;
}

const person = (index: number) => ({
  name: `Shopper ${index}`,
  email: `shopper${index}@storm.example`,
  phone: `0412 ${String(100_000 + index)}`,
});

export const reserveAtOnce = (ports: readonly number[], count: number, slug: string): Promise<Crowd> =>
  atOnce(ports, count, (port, index) =>
    postJson(
      port,
      HOST,
      '/api/reservations',
      {
        idempotency_key: keyOf(slug, index),
        vehicle_slug: slug,
        ...person(index),
        agreed: true,
        url: `/cars/${slug}/checkout`,
      },
      network(),
    ),
  );

/** The holder pays, by as many presses at once. */
export async function payAtOnce(ports: readonly number[], presses: number, holder: SiteAnswer): Promise<void> {
  const { payment_url: path = '' } = JSON.parse(holder.text) as ReservationView;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await Promise.all(
    Array.from({ length: presses }, (_, index) =>
      askSite(ports[index % ports.length] ?? 0, HOST, path, {
        method: 'POST',
        body: `card=${GOOD_CARD}`,
        headers: { ...headers, ...network() },
      }),
    ),
  );
}

export const bookAtOnce = (
  ports: readonly number[],
  count: number,
  { slug, time }: { slug: string; time: string },
): Promise<Crowd> =>
  atOnce(ports, count, (port, index) =>
    postJson(
      port,
      HOST,
      '/api/enquiries',
      {
        idempotency_key: keyOf(`${slug} ${time}`, index),
        category: 'Test Drive',
        vehicle_slug: slug,
        date_time: time,
        ...person(index),
        opt_in: false,
        url: `/cars/${slug}`,
      },
      network(),
    ),
  );
