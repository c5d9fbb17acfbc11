import { Refusal } from '@forecourt/contracts/api';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sites } from '../sites/index.js';
import type { SiteText } from '@forecourt/words';
import type { Counted, SharedCounts } from './sharedCounts.js';
import { worded } from '../words/worded.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages post it as they are viewed: each process counts it alone, as a view writes nothing. */
    isPerView?: boolean;
  }
}

/** A household or a server is given a /64; an organisation, or anyone who rents networks in bulk, a /48. */
const VISITOR_BITS = 64;
export const OWNER_BITS = 48;
/** Visitors that one /48 may pass for. */
const OWNER_SHARE = 4;
/** The same of an IPv4 /24, for what is written: a mobile network has many shoppers behind each of its addresses. */
const BLOCK_SHARE = 6;
/** The window of every limit that is not given in milliseconds. */
const MINUTE_MS = 60_000;
/** Visitors that are counted at once for each limit. */
const MOST_VISITORS = 20_000;

/**
 * The limits that routes declare. One visitor of one site has one count, however the site's name is written and from
 * whichever address of his network he asks; all networks of a /48 together have a wider one, and what is written to the
 * service from a /24 of IPv4. Each process counts in its memory; what passes there and writes is counted by `shared`,
 * too, over all processes.
 */
export async function limitRates(app: FastifyInstance, sites: Sites, shared?: SharedCounts): Promise<void> {
  const keyOf = (request: FastifyRequest, bits: number): string =>
    `${sites.byHost(request.host)?.slug ?? ''} ${networkOf(request, bits)}`;
  await app.register(rateLimit, {
    global: false,
    cache: MOST_VISITORS,
    keyGenerator: (request) => keyOf(request, VISITOR_BITS),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (!limit || typeof limit.max !== 'number') return;
    const { timeWindow } = limit;
    const countOwner = app.createRateLimit({
      max: limit.max * OWNER_SHARE,
      ...(timeWindow === undefined ? {} : { timeWindow }),
      keyGenerator: (request) => keyOf(request, OWNER_BITS),
    });
    const countBlock = app.createRateLimit({
      max: limit.max * BLOCK_SHARE,
      ...(timeWindow === undefined ? {} : { timeWindow }),
      keyGenerator: (request) =>
        `${sites.byHost(request.host)?.slug ?? ''} ${blockOf(networkOf(request, VISITOR_BITS))}`,
    });
    const isWrite = route.method === 'POST' && route.url.startsWith('/api/');
    const refuseOwner = async (request: FastifyRequest): Promise<void> => {
      const isV6 = networkOf(request, OWNER_BITS).includes(':');
      if (!isV6 && !isWrite) return;
      const count = await (isV6 ? countOwner : countBlock)(request);
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), refuseOwner];
    if (!shared || !isWrite || route.config?.isPerView) return;
    const { max } = limit;
    const windowMs = typeof timeWindow === 'number' ? timeWindow : MINUTE_MS;
    const refuseElsewhere = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const seconds = await shared
        .count(countedOf(request, { route: route.url, max, site: sites.byHost(request.host)?.slug ?? '' }), windowMs)
        // without a database each process goes by what it has counted
        .catch(() => 0);
      if (seconds === 0) return;
      void reply.header('retry-after', seconds);
      throw tooMany(seconds);
    };
    route.onRequest.push(refuseElsewhere);
  });
}

/** What one request counts for: its visitor, and the owner of the visitor's network. */
function countedOf(
  request: FastifyRequest,
  { route, max, site }: { readonly route: string; readonly max: number; readonly site: string },
): Counted[] {
  const visitor = networkOf(request, VISITOR_BITS);
  const owner = networkOf(request, OWNER_BITS);
  const isV6 = owner.includes(':');
  return [
    { name: ['visitor', route, site, visitor], max },
    {
      name: ['owner', route, site, isV6 ? owner : blockOf(visitor)],
      max: max * (isV6 ? OWNER_SHARE : BLOCK_SHARE),
    },
  ];
}

/** The /24 of an IPv4 address. */
const blockOf = (address: string): string => address.split('.').slice(0, 3).join('.');

/** The network of a visitor; empty for one who left before the answer, whose address is gone. */
export const networkOf = ({ ip }: { readonly ip: string | undefined }, bits: number): string =>
  ip === undefined ? '' : normalizeIP(ip, bits);

const tooMany = (seconds: number): Refusal => new Refusal(429, worded('tooMany', { wait: inWords(seconds) }));

const inWords = (seconds: number): SiteText =>
  seconds % 60 === 0 ? worded('wait.minutes', { count: seconds / 60 }) : worded('wait.seconds', { count: seconds });
