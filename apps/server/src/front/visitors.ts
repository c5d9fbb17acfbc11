import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf } from '@forecourt/service';
import type { Environment } from '../configuration/environment.js';

type Proxies = Pick<Environment, 'FORECOURT_TRUSTED_PROXIES'>;

/** What the start in production says where no proxy is named: shoppers come by HTTPS, which a proxy ends. */
export const proxyWarnings = ({ FORECOURT_TRUSTED_PROXIES: proxies }: Proxies): string[] =>
  proxies !== undefined
    ? []
    : [
        'no proxy is trusted: behind one, all visitors count as one, and honest enquiries are refused with 429; ' +
          'name yours in FORECOURT_TRUSTED_PROXIES, such as 127.0.0.1 for one on this machine',
      ];

export interface Visitors {
  /** Network of a request's visitor, as the trusted proxies name it. */
  networkOf(request: IncomingMessage): string;
}

/** Notice for a proxy that is not trusted: its visitors look like one, and share one limit. */
export const untrustedProxy = (address: string): string =>
  `X-Forwarded-For came from ${address}, which FORECOURT_TRUSTED_PROXIES does not name. If that is your proxy, all ` +
  'its visitors count as one, and honest enquiries are refused with 429: set ' +
  `FORECOURT_TRUSTED_PROXIES=${address}.`;

/** Tells visitors apart by network. `onNotice` gets one line when a proxy seems to be forgotten. */
export function createVisitors(trustedProxies: readonly string[] = [], onNotice: (line: string) => void): Visitors {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let hasSaid = false;
  return {
    networkOf(request) {
      const { remoteAddress } = request.socket;
      // a visitor who has gone has no address any more
      if (remoteAddress === undefined) return '';
      if (!hasSaid && 'x-forwarded-for' in request.headers && !isTrusted(remoteAddress, 0)) {
        hasSaid = true;
        onNotice(untrustedProxy(remoteAddress.replace(/^::ffff:/, '')));
      }
      return networkOf({ ip: proxyAddr(request, isTrusted) }, 64);
    },
  };
}
