import { createRandom } from '../../random.ts';
import { ease } from '../render/field.ts';
import { rgb, type Rgb } from '../render/material.ts';
import { grain, STRIP, type Place } from './place.ts';

const H = STRIP.horizon;
const W = STRIP.width;

export const sky = (top: string, low: string): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${top}` +
  `"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="${W}" height="${H}` +
  '" fill="url(#s)"/>';
export const land = (colour: string, near: string): string =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${colour}` +
  `"/><stop offset="1" stop-color="${near}"/></linearGradient></defs><rect y="${H - 1}" width="${W}` +
  `" height="${STRIP.height - H + 1}" fill="url(#g)"/>`;
export const clouds = (seed: string, colour: string, opacity: number): string => {
  const random = createRandom(seed);
  return Array.from(
    { length: 16 },
    () =>
      `<ellipse cx="${random.int(0, W)}" cy="${random.int(20, H - 90)}" rx="${random.int(90, 260)}` +
      `" ry="${random.int(6, 20)}" fill="${colour}` +
      `" opacity="${(opacity * random.range(0.4, 1)).toFixed(2)}"/>`,
  ).join('');
};
export const hills = (seed: string, colour: string, high: number, low: number): string => {
  const random = createRandom(seed);
  let d = `M0 ${H}`;
  for (let x = 0; x <= W; x += 80) d += `L${x} ${H - low - random.int(0, high - low)}`;
  return `<path d="${d}L${W} ${H}Z" fill="${colour}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"/>`;
};
export const trees = (
  seed: string,
  colours: readonly string[],
  count: number,
  size: readonly [number, number],
): string => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, h] = [random.int(0, W), random.int(...size)];
    const crown = Array.from(
      { length: 7 },
      () =>
        `<ellipse cx="${x + random.int(-h / 2, h / 2)}" cy="${H - h * 0.62 + random.int(-h / 4, h / 4)}` +
        `" rx="${h * 0.24}" ry="${h * 0.2}" fill="${random.pick(colours)}"/>`,
    ).join('');
    return `<path d="M${x} ${H + 3}V${H - h * 0.6}" stroke="#5a5048" stroke-width="${Math.max(3, h / 18)}"/>${crown}`;
  }).join('');
};
const towers = (seed: string, colours: readonly string[], count: number, high: number): string => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, w, h] = [random.int(0, W), random.int(22, 60), random.int(high / 4, high)];
    const rows = Array.from(
      { length: Math.floor(h / 9) },
      (_, i) =>
        `<path d="M${x + 3} ${H - h + 6 + i * 9}h${w - 6}" stroke="#dfe9f0" stroke-width="2.4" opacity="0.35"/>`,
    ).join('');
    return `<rect x="${x}" y="${H - h}" width="${w}" height="${h + 2}" fill="${random.pick(colours)}"/>${rows}`;
  }).join('');
};
/** A showroom of glass under a deep roof, with its own lettering board. */
const showroomFront = (x: number, w: number, h: number, board: string, glass: string): string => {
  const panes = Array.from(
    { length: Math.floor(w / 46) },
    (_, i) =>
      `<rect x="${x + 6 + i * 46}" y="${H - h + 34}" width="40" height="${h - 30}" fill="${glass}` +
      `"/><path d="M${x + 10 + i * 46} ${H - 4}l22 -${h - 40}h10l-22 ${h - 40}` +
      'z" fill="#fff" opacity="0.16"/>',
  ).join('');
  return (
    `<rect x="${x}" y="${H - h}" width="${w}" height="${h + 3}" fill="#e9ecee"/>${panes}` +
    `<rect x="${x - 14}" y="${H - h - 6}" width="${w + 28}" height="34" fill="${board}` +
    `"/><path d="M${x + w * 0.3} ${H - h + 11}h${w * 0.36}" stroke="#fff" stroke-width="9" opacity="0.9"/>`
  );
};
export const parked = (seed: string, y: number, size: number): string => {
  const random = createRandom(seed);
  return Array.from({ length: Math.ceil(W / (size * 1.5)) }, (_, i) => {
    const x = i * size * 1.5 + random.int(-10, 10);
    const colour = random.pick(['#e8eaec', '#b9bfc4', '#3b4148', '#8b2a2f', '#2f4d77', '#cfd3d6', '#1f2226']);
    return (
      `<path d="M${x} ${y}q0 ${-size * 0.2} ${size * 0.16} ${-size * 0.24}q${size * 0.16}` +
      ` ${-size * 0.22} ${size * 0.34} ${-size * 0.22}q${size * 0.24} 0 ${size * 0.34} ${size * 0.2}` +
      `q${size * 0.16} ${size * 0.04} ${size * 0.16} ${size * 0.26}z" fill="${colour}` +
      `"/><path d="M${x + size * 0.24} ${y - size * 0.24}q${size * 0.1} ${-size * 0.15} ${size * 0.26}` +
      ` ${-size * 0.15}q${size * 0.17} 0 ${size * 0.24} ${size * 0.14}z" fill="#23292f"/><path d="M${x}` +
      ` ${y}h${size}" stroke="#16181a" stroke-width="${size * 0.07}"/>`
    );
  }).join('');
};
const flags = (colours: readonly string[]): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = 150 + i * 290;
      return (
        `<path d="M${x} ${H + 6}V${H - 190}" stroke="#d5d9dc" stroke-width="4"/><path d="M${x}` +
        ` ${H - 188}q34 12 40 60t-8 96q-20 -10 -32 -6z" fill="${colours[i % colours.length] ?? '#888888'}"/>`
      );
    })
    .join('');
export const bunting = (colours: readonly string[]): string =>
  Array.from({ length: 44 }, (_, i) => {
    const x = i * 40;
    const y = H - 196 + 44 * Math.sin(((x % 440) / 440) * Math.PI);
    return `<path d="M${x} ${y}h26l-13 30z" fill="${colours[i % colours.length] ?? '#888888'}"/>`;
  }).join('');

type Floor = Place['floor'];
/** Ground of one colour with a grain, and lines where `line` says so. */
export const ground = (colour: string, rough: number, more?: Floor): Floor => {
  const [r, g, b]: Rgb = rgb(colour);
  return (x, z, into) => {
    const n = 1 + grain(x, z) * rough;
    into[0] = r * n;
    into[1] = g * n;
    into[2] = b * n;
    more?.(x, z, into);
  };
};
const tint = (into: Float64Array, to: Rgb, share: number): void => {
  if (share <= 0) return;
  for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) + ((to[k] as number) - (into[k] as number)) * share;
};
const stripe = (value: number, every: number, width: number, soft: number): number => {
  const off = Math.abs(value - Math.round(value / every) * every);
  return 1 - ease(width / 2 - soft, width / 2 + soft, off);
};
const PAINTED: Rgb = rgb('#e9ebe8');
/** A vehicle is parked between two painted lines. */
const bays: Floor = (x, z, into) => {
  const line = stripe(z + 1500, 3000, 110, 22);
  if (line > 0)
    tint(into, PAINTED, 0.72 * line * (0.8 + grain(x, z) * 0.5) * (1 - ease(6200, 6300, Math.abs(x - 2300))));
};
const slabs = (size: number, colour: string): Floor => {
  const joint: Rgb = rgb(colour);
  return (x, z, into) => tint(into, joint, 0.5 * Math.max(stripe(x, size, 16, 7), stripe(z, size, 16, 7)));
};

/** Places that a picture's address may name. */
export const PLACES = {
  waterfront: {
    light: {
      zenith: [0.4, 0.56, 0.82],
      horizon: [0.86, 0.9, 0.95],
      band: [0.2, 0.27, 0.33],
      ground: [0.24, 0.235, 0.23],
      sun: [0.98, 0.93, 0.84],
      hardness: 0.75,
    },
    strip:
      sky('#5f9fd0', '#dcebf2') +
      clouds('harbour', '#ffffff', 0.55) +
      hills('heads', '#7f9a95', 46, 14) +
      towers('quay', ['#8fa3b3', '#a9b7c2', '#748899', '#b9c3ca'], 34, 150) +
      land('#3f7896', '#5f93ab') +
      `<rect y="${H + 18}" width="${W}" height="90" fill="#a9a7a1"/><path d="M0 ${H + 16}H${W}` +
      '" stroke="#e7e9ea" stroke-width="4"/>' +
      Array.from(
        { length: 24 },
        (_, i) => `<path d="M${i * 76} ${H - 14}V${H + 20}" stroke="#eceeef" stroke-width="3"/>`,
      ).join('') +
      `<path d="M0 ${H - 12}H${W}" stroke="#eceeef" stroke-width="3"/>`,
    blur: 2.2,
    floor: ground('#9d9992', 0.16, slabs(1200, '#77746e')),
    reach: 15000,
    polish: 0,
  },
  yard: {
    light: {
      zenith: [0.42, 0.56, 0.8],
      horizon: [0.92, 0.88, 0.82],
      band: [0.22, 0.24, 0.18],
      ground: [0.16, 0.16, 0.16],
      sun: [1.02, 0.92, 0.78],
      hardness: 0.8,
    },
    strip:
      sky('#79aed6', '#f1e9d8') +
      clouds('wattle', '#ffffff', 0.5) +
      hills('range', '#8ea086', 60, 24) +
      trees('wattle', ['#6f8a4c', '#86994f', '#d9b93c', '#e6c94a', '#5c7a48'], 40, [60, 150]) +
      `<rect x="760" y="${H - 96}" width="330" height="100" fill="#efe9da"/><path d="M736 ${H - 92}` +
      `l190 -62l190 62z" fill="#7d4a38"/><rect x="800" y="${H - 62}` +
      `" width="70" height="44" fill="#38444c"/><rect x="980" y="${H - 62}` +
      `" width="70" height="44" fill="#38444c"/><rect x="900" y="${H - 66}` +
      '" width="46" height="70" fill="#54616a"/>' +
      parked('wattle', H + 8, 92) +
      bunting(['#d8a400', '#1f6470', '#f4f1e6', '#c0452c']) +
      land('#7d7c79', '#6b6a69'),
    blur: 2.4,
    floor: ground('#5f6062', 0.3, bays),
    reach: 15000,
    polish: 0,
  },
  outback: {
    light: {
      zenith: [0.42, 0.5, 0.68],
      horizon: [1.0, 0.86, 0.68],
      band: [0.3, 0.17, 0.1],
      ground: [0.3, 0.17, 0.1],
      sun: [1.12, 0.92, 0.7],
      hardness: 0.85,
    },
    strip:
      sky('#7fa9cf', '#f7dcb4') +
      clouds('north', '#fff2dc', 0.5) +
      hills('mesa', '#a5654a', 74, 30) +
      hills('ridge', '#8a4d35', 34, 10) +
      trees('gum', ['#76805a', '#8b8d62', '#5f6d50'], 26, [40, 120]) +
      `<rect x="240" y="${H - 104}" width="430" height="108" fill="#b9bec2"/><path d="M226 ${H - 102}` +
      'l228 -40l230 40z" fill="#8d949a"/>' +
      Array.from(
        { length: 21 },
        (_, i) => `<path d="M${250 + i * 20} ${H - 100}V${H + 4}" stroke="#9aa1a6" stroke-width="3"/>`,
      ).join('') +
      `<rect x="400" y="${H - 72}" width="120" height="76" fill="#3a3f44"/>` +
      land('#b0683f', '#a85d37'),
    blur: 2.2,
    floor: ground('#a9653f', 0.42),
    reach: 16000,
    polish: 0,
  },
  showroom: {
    light: {
      zenith: [0.92, 0.94, 0.97],
      horizon: [0.66, 0.69, 0.72],
      band: [0.26, 0.28, 0.31],
      ground: [0.3, 0.31, 0.32],
      sun: [0.62, 0.62, 0.64],
      hardness: 0.35,
    },
    strip:
      '<defs><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#c3cacf"/><stop ' +
      'offset="0.7" stop-color="#e3e7ea"/><stop offset="1" ' +
      `stop-color="#cdd3d7"/></linearGradient></defs><rect width="${W}" height="${STRIP.height}` +
      '" fill="url(#w)"/>' +
      Array.from(
        { length: 5 },
        (_, i) =>
          `<rect x="${i * 352 + 26}" y="36" width="300" height="${H - 40}` +
          `" fill="#b4c9d6"/><rect x="${i * 352 + 26}" y="${H - 120}` +
          `" width="300" height="116" fill="#93a79b"/><path d="M${i * 352 + 60} ${H - 4}` +
          `l120 -300h60l-120 300z" fill="#fff" opacity="0.3"/><path d="M${i * 352 + 176} 36V${H - 4}` +
          `M${i * 352 + 26} 150H${i * 352 + 326}" stroke="#5b646b" stroke-width="6"/>`,
      ).join('') +
      Array.from(
        { length: 9 },
        (_, i) => `<rect x="${i * 200 + 20}" y="8" width="150" height="10" rx="5" fill="#fff"/>`,
      ).join('') +
      `<rect y="${H - 6}" width="${W}" height="10" fill="#8d959b"/><rect y="${H + 4}" width="${W}` +
      '" height="120" fill="#b9bfc3"/>',
    blur: 3,
    floor: ground('#bcc1c4', 0.03, slabs(1200, '#9aa1a6')),
    reach: 11500,
    polish: 0.34,
  },
  forecourt: {
    light: {
      zenith: [0.46, 0.6, 0.84],
      horizon: [0.9, 0.93, 0.96],
      band: [0.24, 0.27, 0.3],
      ground: [0.19, 0.19, 0.195],
      sun: [0.95, 0.92, 0.86],
      hardness: 0.7,
    },
    strip:
      sky('#6fa8d6', '#e4eef4') +
      clouds('city', '#ffffff', 0.6) +
      trees('street', ['#5f7f52', '#76935f', '#4f6f49'], 30, [50, 120]) +
      showroomFront(120, 640, 150, '#2c4a63', '#4b6577') +
      showroomFront(1040, 520, 128, '#37424c', '#50626f') +
      parked('front', H + 8, 84) +
      flags(['#2c4a63', '#e9eef1', '#8aa5b8']) +
      land('#8d9296', '#7c8185'),
    blur: 2.2,
    floor: ground('#75787c', 0.24, bays),
    reach: 15000,
    polish: 0,
  },
  warehouse: {
    light: {
      zenith: [0.74, 0.78, 0.84],
      horizon: [0.62, 0.62, 0.62],
      band: [0.16, 0.16, 0.17],
      ground: [0.25, 0.245, 0.24],
      sun: [0.72, 0.7, 0.66],
      hardness: 0.4,
    },
    strip:
      '<defs><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#5d6267"/><stop ' +
      `offset="1" stop-color="#8e9296"/></linearGradient></defs><rect width="${W}` +
      `" height="${STRIP.height}" fill="url(#w)"/>` +
      Array.from({ length: 90 }, (_, i) => `<path d="M${i * 20} 60V${H}" stroke="#7b8186" stroke-width="4"/>`).join(
        '',
      ) +
      [120, 700, 1280]
        .map(
          (x) =>
            `<rect x="${x}" y="96" width="330" height="${H - 96}" fill="#d9dfe3"/>` +
            Array.from(
              { length: 8 },
              (_, i) => `<path d="M${x} ${120 + i * 30}h330" stroke="#aab2b8" stroke-width="4"/>`,
            ).join(''),
        )
        .join('') +
      Array.from(
        { length: 7 },
        (_, i) => `<rect x="${i * 260 + 30}" y="26" width="180" height="12" fill="#fbfdff"/>`,
      ).join('') +
      `<rect y="${H - 4}" width="${W}" height="120" fill="#8b8a88"/>`,
    blur: 2.6,
    floor: ground('#96948f', 0.2, slabs(3000, '#6f6d69')),
    reach: 12500,
    polish: 0.14,
  },
  studio: {
    light: {
      zenith: [0.86, 0.9, 0.95],
      horizon: [0.74, 0.77, 0.8],
      band: [0.4, 0.42, 0.45],
      ground: [0.27, 0.28, 0.29],
      sun: [0.7, 0.7, 0.7],
      hardness: 0.45,
    },
    strip:
      '<defs><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#dfe4e8"/><stop ' +
      'offset="0.75" stop-color="#f3f5f6"/><stop offset="1" ' +
      `stop-color="#dde2e5"/></linearGradient></defs><rect width="${W}" height="${STRIP.height}` +
      '" fill="url(#w)"/>',
    blur: 6,
    floor: ground('#d5dadd', 0.015),
    reach: 14000,
    polish: 0.12,
  },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof PLACES;
