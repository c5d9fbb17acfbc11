import ipaddr from 'ipaddr.js';

/** What IANA has given out for use between networks; everything else of version 6 is special. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether anybody on the internet may be at an address: nothing of this machine, of its networks or of a cloud's
 * inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
}
