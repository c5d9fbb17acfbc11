import { Refusal } from '@forecourt/contracts/api';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sites } from '@forecourt/sites';

/** A household or a server is given a /64; an organisation, or anyone who rents networks in bulk, a /48. */
const VISITOR_BITS = 64;
export const OWNER_BITS = 48;
/** Visitors that one /48 may pass for. */
const OWNER_SHARE = 4;
/** The same of an IPv4 /24, for what is written: a mobile network has many shoppers behind each of its addresses. */
const BLOCK_SHARE = 6;
/** Visitors that are counted at once for each limit. */
const MOST_VISITORS = 20_000;

/**
 * The limits that routes declare. One visitor of one site has one count, however the site's name is written and from
 * whichever address of his network he asks; all networks of a /48 together have a wider one, and what is written to the
 * service from a /24 of IPv4.
 */
export async function limitRates(app: FastifyInstance, sites: Sites): Promise<void> {
  const keyOf = (request: FastifyRequest, bits: number): string =>
    `${sites.byHost(request.host)?.slug ?? ''} ${networkOf(request, bits)}`;
  await app.register(rateLimit, {
    global: false,
    cache: MOST_VISITORS,
    keyGenerator: (request) => keyOf(request, VISITOR_BITS),
    errorResponseBuilder: (_request, { after }) => tooMany(after),
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
      if (!count.isAllowed && count.isExceeded) throw tooMany(`${count.ttlInSeconds} seconds`);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), refuseOwner];
  });
}

/** The /24 of an IPv4 address. */
const blockOf = (address: string): string => address.split('.').slice(0, 3).join('.');

/** The network of a visitor; empty for one who left before the answer, whose address is gone. */
export const networkOf = ({ ip }: { readonly ip: string | undefined }, bits: number): string =>
  ip === undefined ? '' : normalizeIP(ip, bits);

const tooMany = (after: string): Refusal => new Refusal(429, `Too many requests. Please try again in ${after}.`);
