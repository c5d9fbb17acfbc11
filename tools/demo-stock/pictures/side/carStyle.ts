import type { Random } from '../../random.js';
import { carWheel, offroadWheel, type WheelStyle } from '../parts/wheels.js';
import type { Point } from '../svg.js';
import type { CarSpec } from './carTypes.js';

/**
 * Bends a body within the range of its class, so that two model lines of one shape differ:
 * a higher nose, a faster roof, a longer tail. Wheels stay where they are.
 */
export function restyle(spec: CarSpec, random: Random): CarSpec {
  const nose = random.range(-28, 34);
  const roof = random.range(-34, 26);
  const fast = random.range(-60, 70);
  const belt = random.range(-14, 16);
  const [cowlX, cowlY] = spec.screen[0];
  const bend = ([x, y, r]: Point): Point => {
    const high = Math.max(0, Math.min(1, (y - cowlY) / (spec.height - cowlY)));
    const ahead =
      x < cowlX
        ? Math.min(1, (cowlX - x) / (cowlX * 0.6)) * Math.max(0, Math.min(1, (y - spec.sill) / (cowlY - spec.sill)))
        : 0;
    const backRoof = x > spec.length * 0.55 ? high * Math.min(1, (x - spec.length * 0.55) / (spec.length * 0.2)) : 0;
    const middle = y > cowlY * 0.75 && y <= cowlY * 1.08 ? 1 : 0;
    const moved: [number, number] = [x + backRoof * fast, y + ahead * nose + high * roof + middle * belt * (1 - ahead)];
    return r === undefined ? moved : [moved[0], moved[1], r];
  };
  const all = (points: readonly Point[]): Point[] => points.map(bend);
  return {
    ...spec,
    height: spec.height + roof,
    outline: all(spec.outline),
    glass: spec.glass.map(all),
    shuts: spec.shuts.map(all),
    crease: all(spec.crease),
    headlamp: all(spec.headlamp),
    taillamp: all(spec.taillamp),
    roofCut: all(spec.roofCut),
    screen: [bend(spec.screen[0]), bend(spec.screen[1])],
    ...(spec.roofLine ? { roofLine: [bend(spec.roofLine[0]), bend(spec.roofLine[1])] as const } : {}),
  };
}

export function carWheelStyle(spec: CarSpec, random: Random): WheelStyle {
  switch (spec.wheels) {
    case 'road':
      return carWheel(random);
    case 'offroad':
      return offroadWheel(random);
    case 'commercial':
      return { design: random.chance(0.6) ? 'steel' : 'six', finish: 'silver', rim: 0.64, caliper: undefined };
    case 'electric':
      return { ...carWheel(random, 0.73), design: random.pick(['aero', 'turbine', 'five', 'split'] as const) };
  }
}
