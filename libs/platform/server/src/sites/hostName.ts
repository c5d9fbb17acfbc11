import { domainToASCII } from 'node:url';

/**
 * A Host header as the name that sites are found by: `Harbour.Localhost.:4200` is `harbour.localhost`, and
 * `händler.example` its punycode form. Empty for what is no host name.
 */
export function hostName(host: string): string {
  const name = host.trim().replace(/:\d*$/, '').replace(/\.$/, '');
  // longer names do not exist, and the rest would be read as the end of a name
  if (name.length > 253 || /[/\\?#@%\s]/.test(name)) return '';
  return domainToASCII(name).replace(/\.$/, '');
}
