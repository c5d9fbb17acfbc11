import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from '@forecourt/service/public-address';

/** Where pictures may be fetched from: how names become addresses, and which of these may be connected to. */
export interface Reach {
  /** Addresses of a host; rejects or is empty where there are none. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowedAddress(address: string): boolean;
  isAllowedPort(port: number): boolean;
}

/** Milliseconds that a name server has for an answer. */
const DNS_TIMEOUT = 3000;

/** The internet, on the ports of http and https. */
export function publicReach(): Reach {
  // not the system's resolver: it would hold threads that pictures are made on
  const resolver = new Resolver({ timeout: DNS_TIMEOUT, tries: 2 });
  return {
    async resolve(host) {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    isAllowedAddress: isPublicAddress,
    isAllowedPort: (port) => port === 80 || port === 443,
  };
}
