import type { FacetName } from './attributes.js';

/** What a body style in a path selects: spellings of one facet's values, the usual one first. */
export interface PathBody {
  facet: FacetName;
  values: readonly [string, ...string[]];
}

const body = (...values: PathBody['values']): PathBody => ({ facet: 'body', values });

/** Body styles of A9 by the word of the path, without hyphens: `cabChassis` and `cab-chassis` are one. */
const BODIES: ReadonlyMap<string, PathBody> = new Map([
  // stock tells these two by their drive and their fuel
  ['4x4', { facet: 'drive', values: ['4x4', '4WD'] }],
  ['ev', { facet: 'fuel', values: ['Electric', 'EV'] }],
  ['bus', body('Bus')],
  ['cabchassis', body('Cab Chassis', 'Cab-Chassis')],
  ['caravan', body('Caravan')],
  ['convertible', body('Convertible')],
  ['coupe', body('Coupe', 'Coupé')],
  ['hardtop', body('Hardtop', 'Hard Top')],
  ['hatch', body('Hatchback', 'Hatch')],
  ['hatchback', body('Hatchback', 'Hatch')],
  ['lighttruck', body('Light Truck')],
  ['motorcycle', body('Motorcycle')],
  ['motorhome', body('Motorhome')],
  ['peoplemover', body('People Mover')],
  ['prestige', body('Prestige')],
  ['sedan', body('Sedan')],
  ['softtop', body('Softtop', 'Soft Top', 'Convertible')],
  ['stationwagon', body('Wagon', 'Station Wagon')],
  ['suv', body('SUV')],
  ['ute', body('Ute')],
  ['van', body('Van')],
  ['wagon', body('Wagon', 'Station Wagon')],
]);

/** The body style that a part of a path names. */
export const bodyOfPath = (part: string): PathBody | undefined => BODIES.get(part.toLowerCase().replaceAll('-', ''));
