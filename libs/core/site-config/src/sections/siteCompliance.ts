import type { ComplianceNote } from '../section.js';

/** States that require the licence number in every advertisement, and the rule. */
const LICENCE_RULES: Readonly<Record<string, string>> = {
  NSW: 'Motor Dealers and Repairers Act 2013 (NSW) s 19A',
  NT: 'Consumer Affairs and Fair Trading Act (NT)',
  TAS: 'Motor Vehicle Traders Act 2011 (Tas)',
  VIC: 'Motor Car Traders Act 1986 (Vic)',
  WA: 'Motor Vehicle Dealers Act 1973 (WA) s 21',
};

interface Place {
  readonly types?: readonly string[];
  readonly address?: { readonly state?: string };
}

/** States with a sales location of the site and without a licence of the site. */
function unlicensedStates(site: Readonly<Record<string, unknown>>): string[] {
  const licences = (site['licences'] ?? []) as readonly { readonly state: string }[];
  const held = new Set(licences.map(({ state }) => state));
  const places = (site['locations'] ?? []) as readonly Place[];
  const sold = places.flatMap(({ types, address }) =>
    types?.includes('sales') && address?.state ? [address.state] : [],
  );
  return [...new Set(sold)].filter((state) => !held.has(state)).sort();
}

const licenceNote = (state: string, rule: string): ComplianceNote => ({
  key: 'licences',
  when: (_licences, site) => unlicensedStates(site).includes(state),
  rule,
  advice: `there is a sales location in ${state}: add the dealer licence under which it trades, with its label`,
});

export const siteCompliance: readonly ComplianceNote[] = [
  ...Object.entries(LICENCE_RULES).map(([state, rule]) => licenceNote(state, rule)),
  ...['ACT', 'QLD', 'SA'].map((state) => licenceNote(state, 'dealer licensing law of the state')),
];
