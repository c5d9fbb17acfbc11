import type { Body } from './body.ts';
import { nose, screens, tail } from './ends.ts';
import type { Face } from './faces.ts';
import { sideDetails } from './sides.ts';

const SIDES = [1, -1] as const;

/** Windows, lamps and lines that lie on the body. */
export function details(body: Body): Face[] {
  return [...SIDES.flatMap((side) => sideDetails(body, side)), ...screens(body), ...nose(body), ...tail(body)];
}
