import { regionOf } from './regions.js';

/** States that meet on land: some border towns have their mail delivered from the other side. */
const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ACT', ['NSW']],
  ['NSW', ['ACT', 'QLD', 'SA', 'VIC']],
  ['NT', ['QLD', 'SA', 'WA']],
  ['QLD', ['NSW', 'NT', 'SA']],
  ['SA', ['NSW', 'NT', 'QLD', 'VIC', 'WA']],
  ['TAS', []],
  ['VIC', ['NSW', 'SA']],
  ['WA', ['NT', 'SA']],
]);

/**
 * Whether a place of a state can have a postcode: `own` is one of the state, `border` one of its neighbours, which a
 * few towns have, and `none` belongs to no such place.
 */
export function postcodeFit(state: string, postcode: string): 'own' | 'border' | 'none' {
  const region = regionOf(postcode)?.code;
  if (region === undefined) return 'none';
  if (region === state) return 'own';
  return NEIGHBOURS.get(state)?.includes(region) ? 'border' : 'none';
}
