import { Agent, request } from 'undici';
import { traced } from '../observing/tracing.js';
import { DeliveryFault } from './deliveryFault.js';
import type { Post, PostPort } from './ports.js';
import { isPublicAddress } from '../publicAddress/index.js';
import { guardedLookup, hostOf, isAllowedLiteral, isLoopback } from './guardedLookup.js';
import { signedHeaders, signingKey } from './signature.js';

export interface HttpPostOptions {
  /** Value of an environment variable that a target names. */
  readonly secretOf: (name: string) => string | undefined;
  /** Hosts inside the operator's own network that may be posted to. */
  readonly privateHosts?: readonly string[];
  /** Development: this machine may be posted to, also without TLS. */
  readonly allowsLoopback?: boolean;
  readonly connectMs?: number;
  /** Longest silence of the server. */
  readonly silenceMs?: number;
  readonly now?: () => number;
}

/** Answers that may be other ones later: a time-out, too early, too many. */
const TRY_LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Posts over HTTPS to public addresses, signed where the target has a secret. Redirects are refused: a lead goes to the
 * address that was configured, and nowhere else.
 */
export function httpPost(options: HttpPostOptions): PostPort {
  const { secretOf, privateHosts = [], allowsLoopback = false, now = Date.now } = options;
  const isAllowed = (host: string, address: string): boolean =>
    isPublicAddress(address) || privateHosts.includes(host) || (allowsLoopback && isLoopback(address));
  const agent = new Agent({
    connect: { timeout: options.connectMs ?? 10_000, lookup: guardedLookup(isAllowed) },
    headersTimeout: options.silenceMs ?? 20_000,
    bodyTimeout: options.silenceMs ?? 20_000,
  });
  return {
    async send(post, signal) {
      const host = hostOf(post.url);
      if (!isAllowedLiteral(host, isAllowed)) throw notPublic();
      if (!post.url.startsWith('https:') && !allowsLoopback && !privateHosts.includes(host))
        throw new DeliveryFault('refused', 'only https:// is posted to in production');
      const headers = headersOf(post, secretOf, Math.floor(now() / 1000));
      const response = await traced('post', { 'server.address': host }, () =>
        request(post.url, { method: 'POST', headers, body: post.body, dispatcher: agent, signal }),
      ).catch((error: unknown) => {
        throw connectionFault(error);
      });
      // the status is the answer; the body is not read
      response.body.on('error', () => undefined).destroy();
      if (response.statusCode >= 200 && response.statusCode < 300) return;
      throw answerFault(response.statusCode, response.headers['retry-after'], now());
    },
  };
}

function headersOf(post: Post, secretOf: HttpPostOptions['secretOf'], timestamp: number): Record<string, string> {
  const value = (name: string): string => {
    const found = secretOf(name);
    if (!found) throw new DeliveryFault('unconfigured', `the environment variable ${name} is not set`);
    return found;
  };
  const key = post.secret === undefined ? undefined : signingKey(value(post.secret));
  if (post.secret !== undefined && !key)
    throw new DeliveryFault('unconfigured', `the environment variable ${post.secret} is no signing secret`);
  return {
    'content-type': post.contentType,
    'user-agent': 'Forecourt',
    'idempotency-key': post.id,
    ...(post.authorization === undefined ? {} : { authorization: value(post.authorization) }),
    ...(key ? signedHeaders(key, post.id, timestamp, post.body) : {}),
  };
}

const notPublic = () =>
  new DeliveryFault('refused', 'the host has no public address, and is not among FORECOURT_PRIVATE_HOSTS');

function connectionFault(error: unknown): DeliveryFault {
  const { code, name } = error as { code?: unknown; name?: string };
  if (code === 'ENOTPUBLIC') return notPublic();
  return new DeliveryFault('unreachable', `no answer (${typeof code === 'string' ? code : (name ?? 'connection')})`);
}

function answerFault(status: number, retryAfter: unknown, now: number): DeliveryFault {
  const isForNow = status >= 500 || TRY_LATER.has(status);
  return new DeliveryFault(
    isForNow ? 'unreachable' : 'refused',
    `HTTP ${status}`,
    isForNow ? waitOf(retryAfter, now) : undefined,
  );
}

/** Milliseconds of a Retry-After header: seconds or a date. */
function waitOf(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
