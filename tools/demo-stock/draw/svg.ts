/**
 * Vehicle geometry is written in millimetres with y pointing up from the ground; these helpers flip it for SVG.
 * A point's third value is the corner radius: left out, the corner is rounded as far as its edges allow.
 */
export type Point = readonly [x: number, y: number, radius?: number];

/** Attributes of an element; undefined values are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const trim = (value: number): string => String(Math.round(value * 10) / 10);

/** One coordinate pair, y flipped. */
export const at = (x: number, y: number): string => `${trim(x)} ${trim(-y)}`;

export function attributes(values: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? trim1000(value) : value}"`;
  }
  return text;
}

const trim1000 = (value: number): string => String(Math.round(value * 1000) / 1000);

function towards(from: Point, to: Point, distance: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function corner(before: Point, point: Point, after: Point): string {
  const radius = point[2] ?? Infinity;
  if (radius === 0) return `L${at(point[0], point[1])}`;
  const [ax, ay] = towards(point, before, radius);
  const [bx, by] = towards(point, after, radius);
  return `L${at(ax, ay)}Q${at(point[0], point[1])} ${at(bx, by)}`;
}

/** A closed, rounded polygon. */
export function closed(points: readonly Point[]): string {
  const count = points.length;
  let d = '';
  points.forEach((point, i) => {
    d += corner(points[(i + count - 1) % count] as Point, point, points[(i + 1) % count] as Point);
  });
  return `M${d.slice(1)}Z`;
}

/** An open, rounded line; its ends stay where they are. `continued` starts with L instead of M. */
export function open(points: readonly Point[], continued = false): string {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  let d = `${continued ? 'L' : 'M'}${at(first[0], first[1])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    d += corner(points[i - 1] as Point, points[i] as Point, points[i + 1] as Point);
  }
  return `${d}L${at(last[0], last[1])}`;
}

export const path = (d: string, values: Attributes = {}): string => `<path d="${d}"${attributes(values)}/>`;

export const shape = (points: readonly Point[], fill: string, values: Attributes = {}): string =>
  path(closed(points), { fill, ...values });

export const line = (points: readonly Point[], stroke: string, width: number, values: Attributes = {}): string =>
  path(open(points), { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...values });

export const circle = (x: number, y: number, r: number, fill: string, values: Attributes = {}): string =>
  `<circle cx="${trim(x)}" cy="${trim(-y)}" r="${trim(r)}" fill="${fill}"${attributes(values)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, values: Attributes = {}): string =>
  `<ellipse cx="${trim(x)}" cy="${trim(-y)}" rx="${trim(rx)}" ry="${trim(ry)}" fill="${fill}"${attributes(values)}/>`;

/** A rectangle by its lower left corner in y-up coordinates. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  values: Attributes = {},
): string =>
  `<rect x="${trim(x)}" y="${trim(-y - h)}" width="${trim(w)}" height="${trim(h)}` +
  `"${rx ? ` rx="${trim(rx)}"` : ''} fill="${fill}"${attributes(values)}/>`;

export const group = (content: string, values: Attributes = {}): string => `<g${attributes(values)}>${content}</g>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) => `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
    )
    .join('');

/** A linear gradient; coordinates are shares of the painted box unless `user` gives millimetres (y up). */
export function linear(
  id: string,
  list: readonly Stop[],
  to: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return (
    `<linearGradient id="${id}" x1="${to[0]}" y1="${to[1]}" x2="${to[2]}" y2="${to[3]}">${stops(list)}` +
    '</linearGradient>'
  );
}

/** A linear gradient in the drawing's own coordinates, y up. */
export function linearAt(id: string, list: readonly Stop[], from: Point, to: Point): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${trim(from[0])}` +
    `" y1="${trim(-from[1])}" x2="${trim(to[0])}" y2="${trim(-to[1])}">${stops(list)}</linearGradient>`
  );
}

export const radial = (id: string, list: readonly Stop[], values: Attributes = {}): string =>
  `<radialGradient id="${id}"${attributes(values)}>${stops(list)}</radialGradient>`;

export const clip = (id: string, content: string): string => `<clipPath id="${id}">${content}</clipPath>`;
