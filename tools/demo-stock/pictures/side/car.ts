import type { Random } from '../../random.js';
import { wheel, type WheelStyle } from '../parts/wheels.js';
import { bodyOverlays, glassOverlays } from '../parts/surface.js';
import { headlamp, taillamp } from '../parts/lights.js';
import { carExtras, chooseExtras } from '../parts/extras.js';
import { at, circle, clip, closed, group, line, open, path, shape, type Point } from '../svg.js';
import type { Tones } from '../paint.js';
import type { CarSpec } from './carTypes.js';
import { carWheelStyle, restyle } from './carStyle.js';

const TRIM = '#23262a';

/** Lower edge of the body with its two wheel arches, from back to front. */
export function lowerEdge(spec: CarSpec, arch: number): string {
  const [front, rear] = spec.axles;
  const rise = spec.tyre - spec.sill;
  const dx = Math.sqrt(Math.max(0, arch * arch - rise * rise));
  const half = (x: number): string => `L${at(x + dx, spec.sill)}A${arch} ${arch} 0 1 0 ${at(x - dx, spec.sill)}`;
  return `${half(rear)}${half(front)}Z`;
}

export const bodyPath = (spec: CarSpec): string => open(spec.outline) + lowerEdge(spec, spec.tyre * 1.12);

function arches(spec: CarSpec, tones: Tones): string {
  const clad = spec.cladding !== 'none';
  const r = spec.tyre * 1.12;
  const rise = spec.tyre - spec.sill;
  return spec.axles
    .map((x) => {
      const arc = (radius: number): string => {
        const dx = Math.sqrt(radius * radius - rise * rise);
        return `M${at(x - dx, spec.sill)}A${radius} ${radius} 0 1 1 ${at(x + dx, spec.sill)}`;
      };
      return clad
        ? path(arc(r + 26), { fill: 'none', stroke: TRIM, 'stroke-width': 58 }) +
            path(arc(r + 50), { fill: 'none', stroke: '#4a4f55', 'stroke-width': 6, opacity: 0.7 })
        : path(arc(r + 7), { fill: 'none', stroke: tones.darker, 'stroke-width': 14, opacity: 0.75 }) +
            path(arc(r + 26), { fill: 'none', stroke: tones.lighter, 'stroke-width': 10, opacity: 0.35 });
    })
    .join('');
}

function sill(spec: CarSpec): string {
  const [front, rear] = spec.axles;
  const gap = spec.tyre * 1.1;
  const height = spec.cladding === 'full' ? 120 : spec.cladding === 'light' ? 70 : 34;
  const y = spec.sill;
  return shape(
    [
      [front + gap, y, 0],
      [front + gap, y + height, 20],
      [rear - gap, y + height, 20],
      [rear - gap, y, 0],
    ],
    TRIM,
    { opacity: spec.cladding === 'none' ? 0.85 : 1 },
  );
}

function bumpers(spec: CarSpec): string {
  if (spec.cladding !== 'full') return '';
  const first = spec.outline[0] as Point;
  const last = spec.outline[spec.outline.length - 1] as Point;
  const [front, rear] = spec.axles;
  const gap = spec.tyre * 1.14;
  return (
    shape(
      [
        [-40, first[1] - 60, 0],
        [-40, spec.sill + 150, 0],
        [front - gap, spec.sill + 190, 30],
        [front - gap, first[1] - 60, 0],
      ],
      TRIM,
    ) +
    shape(
      [
        [rear + gap, last[1] - 60, 0],
        [rear + gap, spec.sill + 190, 30],
        [spec.length + 40, spec.sill + 150, 0],
        [spec.length + 40, last[1] - 60, 0],
      ],
      TRIM,
    )
  );
}

function cabin(spec: CarSpec): string {
  const seats = spec.seats
    .map((x) => {
      const y = (spec.mirror[1] ?? 1000) - 20;
      return (
        shape(
          [
            [x, y - 60, 20],
            [x + 90, y + 150, 60],
            [x + 190, y + 165, 60],
            [x + 220, y - 60, 20],
          ],
          '#0c1016',
        ) +
        shape(
          [
            [x + 110, y + 165, 20],
            [x + 105, y + 255, 40],
            [x + 200, y + 265, 40],
            [x + 205, y + 165, 20],
          ],
          '#0c1016',
        )
      );
    })
    .join('');
  const x = spec.mirror[0] + 300;
  return group(
    `${seats}${line(
      [
        [x, spec.mirror[1] - 40],
        [x + 60, spec.mirror[1] + 130],
      ],
      '#0c1016',
      30,
    )}`,
    { opacity: 0.75 },
  );
}

function mirror(spec: CarSpec, tones: Tones): string {
  const [x, y] = spec.mirror;
  return (
    shape(
      [
        [x - 10, y - 30, 10],
        [x + 10, y + 40, 10],
        [x + 90, y + 20, 10],
        [x + 80, y - 30, 10],
      ],
      '#15171a',
    ) +
    shape(
      [
        [x - 20, y + 5, 40],
        [x + 5, y + 120, 50],
        [x + 150, y + 125, 40],
        [x + 170, y + 10, 40],
      ],
      tones.base,
    ) +
    shape(
      [
        [x - 20, y + 5, 40],
        [x - 5, y + 40, 20],
        [x + 168, y + 40, 20],
        [x + 170, y + 10, 40],
      ],
      '#17191c',
      { opacity: 0.85 },
    ) +
    line(
      [
        [x + 25, y + 108],
        [x + 130, y + 112],
      ],
      tones.lighter,
      10,
      { opacity: 0.8 },
    )
  );
}

function handles(spec: CarSpec, tones: Tones): string {
  return spec.handles
    .map(
      ([x, y]) =>
        shape(
          [
            [x, y - 18, 18],
            [x, y + 22, 18],
            [x + 200, y + 30, 20],
            [x + 200, y - 10, 18],
          ],
          tones.darker,
          { opacity: 0.55 },
        ) +
        shape(
          [
            [x + 4, y, 12],
            [x + 4, y + 22, 12],
            [x + 196, y + 30, 12],
            [x + 196, y + 8, 12],
          ],
          tones.light,
        ),
    )
    .join('');
}

/** Draws a car's side, facing left, in millimetres. Returns its definitions and its body. */
export function drawCarSide(
  base: CarSpec,
  tones: Tones,
  bodyRandom: Random,
  trimRandom: Random,
): { defs: string; art: string; spec: CarSpec } {
  const spec = restyle(base, bodyRandom);
  const body = bodyPath(spec);
  const style: WheelStyle = carWheelStyle(spec, trimRandom);
  const extras = chooseExtras(spec, trimRandom);
  const chrome = trimRandom.chance(0.45);
  const glass = spec.glass.map((pane) => closed(pane)).join('');
  const surface = bodyOverlays(spec, tones);
  const pane = glassOverlays(spec);
  const defs =
    clip('body', path(body)) +
    clip('dlo', path(glass)) +
    surface.defs +
    pane.defs +
    group(wheel(spec.tyre, style), { id: 'w' });
  const wells = spec.axles.map((x) => circle(x, spec.tyre, spec.tyre * 1.16, '#08090b')).join('');
  const under = shape(
    [
      [spec.axles[0] - 300, spec.sill + 120, 0],
      [spec.axles[0], spec.sill - 45, 60],
      [spec.axles[1], spec.sill - 45, 60],
      [spec.axles[1] + 400, spec.sill + 120, 0],
    ],
    '#0a0b0d',
  );
  const twoTone =
    tones.roof !== tones.base
      ? shape([...spec.roofCut, [spec.length, spec.height + 200, 0], [0, spec.height + 200, 0]], tones.roof)
      : '';
  const art =
    under +
    wells +
    extras.behind +
    path(body, { fill: 'url(#paint)' }) +
    group(twoTone + surface.art + bumpers(spec), { 'clip-path': 'url(#body)' }) +
    arches(spec, tones) +
    sill(spec) +
    path(glass, { fill: 'url(#glass)', stroke: '#101216', 'stroke-width': 26, 'stroke-linejoin': 'round' }) +
    group(cabin(spec) + pane.art, { 'clip-path': 'url(#dlo)' }) +
    (chrome
      ? path(glass, { fill: 'none', stroke: '#d5dade', 'stroke-width': 9, 'stroke-linejoin': 'round', opacity: 0.85 })
      : '') +
    spec.pillars
      .map(([top, bottom]) =>
        line(
          [
            [top, spec.height - 80],
            [bottom, spec.mirror[1] - 10],
          ],
          '#0d0f12',
          64,
          { 'clip-path': 'url(#dlo)' },
        ),
      )
      .join('') +
    line(spec.screen, '#12151a', 24, { opacity: 0.9 }) +
    spec.shuts.map((shut) => line(shut, tones.seam, 9, { opacity: 0.8 })).join('') +
    handles(spec, tones) +
    headlamp(spec, bodyRandom) +
    taillamp(spec, bodyRandom) +
    mirror(spec, tones) +
    extras.front(tones) +
    carExtras(spec, extras.list, tones) +
    spec.axles.map((x) => `<use href="#w" x="${x}" y="${-spec.tyre}"/>`).join('');
  return { defs, art, spec };
}
