import type { Point } from '../svg.ts';
import type { CarSpec } from './carTypes.ts';
import { sedan } from './sedans.ts';
import { suv } from './suvs.ts';

/** Another body of the same family: longer or shorter, lower or higher. Wheels stay round. */
function scaled(spec: CarSpec, x: number, y: number, changes: Partial<CarSpec> = {}): CarSpec {
  const point = ([px, py, radius]: Point): Point =>
    radius === undefined ? [px * x, py * y] : [px * x, py * y, radius];
  const points = (list: readonly Point[]): readonly Point[] => list.map(point);
  const pair = ([a, b]: readonly [number, number]): readonly [number, number] => [a * x, b * y];
  return {
    ...spec,
    length: spec.length * x,
    height: spec.height * y,
    axles: [spec.axles[0] * x, spec.axles[1] * x],
    outline: points(spec.outline),
    glass: spec.glass.map(points),
    pillars: spec.pillars.map(([top, bottom]) => [top * x, bottom * x] as const),
    screen: [point(spec.screen[0]), point(spec.screen[1])],
    shuts: spec.shuts.map(points),
    handles: spec.handles.map(pair),
    crease: points(spec.crease),
    headlamp: points(spec.headlamp),
    taillamp: points(spec.taillamp),
    mirror: pair(spec.mirror),
    roofCut: points(spec.roofCut),
    seats: spec.seats.map((seat) => seat * x),
    ...(spec.roofLine ? { roofLine: [point(spec.roofLine[0]), point(spec.roofLine[1])] as const } : {}),
    ...changes,
  };
}

/** Bodies by the name that picture addresses use. */
export const SHAPES: Readonly<Record<string, CarSpec>> = {
  sedan,
  suv,
  hatch: scaled(suv, 0.88, 0.86, { cladding: 'none' }),
  wagon: scaled(suv, 1.04, 0.86, { cladding: 'none' }),
  coupe: scaled(sedan, 0.95, 0.92),
  'large-suv': scaled(suv, 1.08, 1.08, { cladding: 'full', wheels: 'offroad' }),
  'electric-suv': scaled(suv, 0.98, 0.95, { wheels: 'electric' }),
};
