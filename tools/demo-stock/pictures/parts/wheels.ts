import type { Random } from '../../random.js';
import { circle, group, path, radial, at } from '../svg.js';

/** A wheel's look; `rim` is the share of the tyre's radius that the rim fills. */
export interface WheelStyle {
  readonly design: WheelDesign;
  readonly finish: 'silver' | 'machined' | 'graphite' | 'black' | 'bronze';
  readonly rim: number;
  readonly caliper: string | undefined;
}

export type WheelDesign =
  | 'five'
  | 'split'
  | 'ten'
  | 'turbine'
  | 'mesh'
  | 'aero'
  | 'steel'
  | 'beadlock'
  | 'six'
  | 'multi'
  | 'truck'
  | 'bikeCast'
  | 'bikeWire';

const FINISHES = {
  silver: { face: '#c9ced3', edge: '#eef1f3', shade: '#8b939b', lip: '#aeb5bb' },
  machined: { face: '#dfe3e6', edge: '#ffffff', shade: '#4b5157', lip: '#9aa1a8' },
  graphite: { face: '#6b7178', edge: '#9aa1a8', shade: '#3a3e43', lip: '#565c62' },
  black: { face: '#26292d', edge: '#5a6067', shade: '#111316', lip: '#3b4046' },
  bronze: { face: '#84694a', edge: '#b79a74', shade: '#4e3c29', lip: '#6b5439' },
} as const;

type Finish = (typeof FINISHES)[keyof typeof FINISHES];

const CAR_DESIGNS: readonly WheelDesign[] = ['five', 'split', 'ten', 'turbine', 'mesh', 'multi', 'six'];

/** Road-car wheels: alloys of several designs. */
export function carWheel(random: Random, rim = 0.71): WheelStyle {
  return {
    design: random.pick(CAR_DESIGNS),
    finish: random.weighted([
      ['silver', 4],
      ['machined', 4],
      ['graphite', 2],
      ['black', 2],
    ] as const),
    rim,
    caliper: random.chance(0.12) ? random.pick(['#b3202c', '#d8a91f', '#2360a8']) : undefined,
  };
}

/** Wheels for four-wheel drives and utes: steel, six-spoke or bead-lock looks. */
export function offroadWheel(random: Random, rim = 0.6): WheelStyle {
  return {
    design: random.pick(['six', 'beadlock', 'steel', 'split', 'five', 'ten'] as const),
    finish: random.weighted([
      ['silver', 3],
      ['machined', 3],
      ['graphite', 3],
      ['black', 4],
      ['bronze', 1],
    ] as const),
    rim,
    caliper: undefined,
  };
}

const spoke = (inner: number, outer: number, halfInner: number, halfOuter: number, lean = 0): string =>
  `M${at(-halfInner, inner)}L${at(lean - halfOuter, outer)}L${at(lean + halfOuter, outer)}L${at(halfInner, inner)}Z`;

function repeat(d: string, count: number, fill: string, start = 0): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    out += `<path d="${d}" fill="${fill}" transform="rotate(${Math.round((start + (i * 360) / count) * 10) / 10})"/>`;
  }
  return out;
}

function spokes(design: WheelDesign, r: number, f: Finish): string {
  const hub = r * 0.2;
  switch (design) {
    case 'five':
      return (
        repeat(spoke(0, r * 0.96, r * 0.17, r * 0.19), 5, f.shade) +
        repeat(spoke(0, r * 0.96, r * 0.13, r * 0.14), 5, f.face)
      );
    case 'split':
      return (
        repeat(spoke(hub, r * 0.96, r * 0.07, r * 0.055, r * 0.15), 5, f.face) +
        repeat(spoke(hub, r * 0.96, r * 0.07, r * 0.055, -r * 0.15), 5, f.edge)
      );
    case 'ten':
      return repeat(spoke(0, r * 0.96, r * 0.06, r * 0.075), 10, f.face);
    case 'turbine':
      return (
        repeat(spoke(0, r * 0.95, r * 0.09, r * 0.06, r * 0.28), 9, f.shade) +
        repeat(spoke(0, r * 0.95, r * 0.06, r * 0.045, r * 0.26), 9, f.face)
      );
    case 'mesh':
      return (
        repeat(spoke(0, r * 0.96, r * 0.035, r * 0.03, r * 0.2), 12, f.face) +
        repeat(spoke(0, r * 0.96, r * 0.035, r * 0.03, -r * 0.2), 12, f.face)
      );
    case 'multi':
      return (
        repeat(spoke(0, r * 0.96, r * 0.05, r * 0.04), 7, f.edge) +
        repeat(spoke(hub, r * 0.96, r * 0.05, r * 0.05, r * 0.12), 7, f.face, 18)
      );
    case 'six':
      return (
        repeat(spoke(0, r * 0.96, r * 0.16, r * 0.13), 6, f.shade) +
        repeat(spoke(0, r * 0.96, r * 0.12, r * 0.09), 6, f.face)
      );
    case 'aero':
      return (
        circle(0, 0, r * 0.94, f.face) + repeat(spoke(r * 0.34, r * 0.84, r * 0.05, r * 0.13, r * 0.06), 5, f.shade)
      );
    case 'steel':
      return (
        circle(0, 0, r * 0.94, f.face) +
        holes(r * 0.63, r * 0.115, 8, '#16181b') +
        circle(0, 0, r * 0.4, f.edge, { opacity: 0.35 })
      );
    case 'truck':
      return (
        circle(0, 0, r * 0.95, f.face) +
        holes(r * 0.66, r * 0.1, 10, '#1a1c1f') +
        circle(0, 0, r * 0.46, f.lip) +
        holes(r * 0.37, r * 0.045, 10, f.edge)
      );
    case 'beadlock':
      return (
        circle(0, 0, r * 0.98, f.lip) +
        holes(r * 0.9, r * 0.028, 20, f.edge) +
        circle(0, 0, r * 0.82, '#15171a') +
        repeat(spoke(0, r * 0.84, r * 0.15, r * 0.1), 8, f.face)
      );
    case 'bikeCast':
      return (
        repeat(spoke(0, r * 0.97, r * 0.05, r * 0.035, r * 0.12), 5, f.face) +
        repeat(spoke(0, r * 0.97, r * 0.05, r * 0.035, -r * 0.04), 5, f.face)
      );
    case 'bikeWire':
      return (
        repeat(spoke(0, r * 0.97, r * 0.008, r * 0.008, r * 0.3), 18, f.edge) +
        repeat(spoke(0, r * 0.97, r * 0.008, r * 0.008, -r * 0.3), 18, f.face)
      );
  }
}

function holes(distance: number, size: number, count: number, fill: string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i * 2 * Math.PI) / count;
    out += circle(Math.sin(angle) * distance, Math.cos(angle) * distance, size, fill);
  }
  return out;
}

export const wheelDefs = (): string =>
  radial('tyre', [
    [0.6, '#0c0d0f'],
    [0.82, '#24272b'],
    [0.93, '#1a1c1f'],
    [1, '#0b0c0e'],
  ]) +
  radial('rimdark', [
    [0, '#3a3e44'],
    [0.8, '#191b1e'],
    [1, '#08090a'],
  ]) +
  radial('disc', [
    [0.4, '#5b6066'],
    [0.75, '#a5abb1'],
    [1, '#6c7278'],
  ]);

/** A wheel about the origin; `tyre` is its outer radius in millimetres. */
export function wheel(tyre: number, style: WheelStyle): string {
  const f = FINISHES[style.finish];
  const r = tyre * style.rim;
  const bike = style.design === 'bikeCast' || style.design === 'bikeWire';
  const caliper = style.caliper ?? '#3d4248';
  const brake = bike
    ? circle(0, 0, r * 0.5, 'none', { stroke: '#9aa1a8', 'stroke-width': r * 0.07 })
    : circle(0, 0, r * 0.66, 'url(#disc)') +
      path(
        `M${at(r * 0.42, r * 0.5)}A${r * 0.68} ${r * 0.68} 0 0 1 ${at(r * 0.66, -r * 0.1)}L${at(r * 0.4, -r * 0.06)}A${r * 0.4} ${r * 0.4} 0 0 0 ${at(r * 0.26, r * 0.3)}Z`,
        { fill: caliper },
      );
  return group(
    circle(0, 0, tyre, 'url(#tyre)') +
      circle(0, 0, tyre * 0.9, 'none', { stroke: '#3b3f45', 'stroke-width': tyre * 0.012, opacity: 0.7 }) +
      (bike
        ? circle(0, 0, r * 0.97, 'none', { stroke: '#0a0b0c', 'stroke-width': r * 0.06 })
        : circle(0, 0, r, 'url(#rimdark)')) +
      brake +
      spokes(style.design, r, f) +
      circle(0, 0, r * 0.965, 'none', { stroke: f.lip, 'stroke-width': r * 0.07 }) +
      circle(0, 0, r * 0.995, 'none', { stroke: f.edge, 'stroke-width': r * 0.022, opacity: 0.9 }) +
      circle(0, 0, r * (bike ? 0.12 : 0.2), f.face) +
      circle(0, 0, r * (bike ? 0.06 : 0.1), f.shade),
  );
}
