import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Host of an address as it is looked up: without the brackets of version 6. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

export class NoPublicAddress extends Error {
  override readonly name = 'NoPublicAddress';
  readonly code = 'ENOTPUBLIC';
}

/**
 * Name look-up whose answers are checked where they are used: what is connected to is what was checked. Rejects with
 * NoPublicAddress when no address of the name is allowed.
 */
export const guardedLookup =
  (isAllowed: (host: string, address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isAllowed(host, address));
      const [first] = allowed;
      if (error || !first) {
        const fault: NodeJS.ErrnoException = error ?? new NoPublicAddress('the name leads to no public address');
        callback(fault, '', 4);
      } else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

/** Whether a host that is an address itself, and so is never looked up, may be connected to. */
export const isAllowedLiteral = (host: string, isAllowed: (host: string, address: string) => boolean): boolean =>
  isIP(host) === 0 || isAllowed(host, host);
