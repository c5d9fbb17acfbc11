import type { Tones } from '../paint.ts';
import type { Random } from '../../random.ts';

/** Vehicles that are no cars, drawn in millimetres with the ground at y = 0 and up as negative y. */
export interface OtherShape {
  readonly length: number;
  readonly height: number;
  readonly draw: (tones: Tones, random: Random) => string;
}

const wheel = (x: number, r: number, spokes: number): string =>
  `<g transform="translate(${x} ${-r})"><circle r="${r}" fill="#17191d"/><circle r="${r * 0.78}" fill="#2b2f35"/><circle r="${r * 0.7}" fill="#b9c0c7"/>${Array.from({ length: spokes }, (_, i) => `<path d="M0 0L0 ${-r * 0.7}" stroke="#4d545c" stroke-width="${r * 0.09}" transform="rotate(${(360 / spokes) * i})"/>`).join('')}<circle r="${r * 0.16}" fill="#3b4149"/></g>`;

function caravan(tones: Tones, random: Random): string {
  const stripe = random.pick(['#b4470b', '#1f6470', '#2360a8', '#80878e']);
  const windows = [700, 2300, 3900]
    .map(
      (x) =>
        `<rect x="${x}" y="-1990" width="900" height="520" rx="70" fill="#20262d"/><path d="M${x + 60} -1560L${x + 420} -1960H${x + 620}L${x + 260} -1560Z" fill="#fff" opacity="0.12"/>`,
    )
    .join('');
  return [
    '<path d="M-900 -420L300 -520V-420L-900 -340Z" fill="#2a2e33"/><rect x="-830" y="-420" width="70" height="330" fill="#3b4149"/>',
    `<path d="M0 -2350Q60 -2650 420 -2680H5400Q5750 -2660 5780 -2300V-520Q5760 -420 5600 -420H240Q40 -440 0 -640Z" fill="${tones.base}"/>`,
    `<path d="M0 -900H5780V-520Q5760 -420 5600 -420H240Q40 -440 0 -640Z" fill="#33383e"/>`,
    `<path d="M0 -1250L3400 -1100L5780 -1330V-1180L3400 -960L0 -1100Z" fill="${stripe}"/>`,
    windows,
    '<rect x="3100" y="-2250" width="650" height="1820" rx="40" fill="none" stroke="#6b737b" stroke-width="14"/><rect x="300" y="-2740" width="1200" height="90" rx="40" fill="#c9cfd4"/><rect x="2600" y="-2760" width="800" height="110" rx="40" fill="#aab2b9"/>',
    '<path d="M400 -2420H4300" stroke="#8a929a" stroke-width="60" stroke-linecap="round"/>',
    '<path d="M2180 -430A520 420 0 0 1 3900 -430Z" fill="#111316"/>',
    wheel(2600, 350, 6),
    wheel(3440, 350, 6),
  ].join('');
}

function motorcycle(tones: Tones, random: Random): string {
  const seat = random.chance(0.5)
    ? 'M900 -860Q1200 -900 1500 -930L1720 -1010L1700 -930L1480 -820H960Z'
    : 'M820 -880Q1150 -940 1640 -900L1600 -800H900Z';
  return [
    wheel(330, 330, 10),
    wheel(1800, 330, 10),
    '<path d="M330 -330L640 -900" stroke="#8f979f" stroke-width="70" stroke-linecap="round"/><path d="M1800 -330L1180 -480" stroke="#3b4149" stroke-width="80" stroke-linecap="round"/>',
    '<path d="M780 -420H1300L1360 -640L900 -700Z" fill="#4a5159"/><circle cx="1010" cy="-520" r="150" fill="#6b737b"/><circle cx="1010" cy="-520" r="90" fill="#8f979f"/><path d="M1120 -400H1760L1900 -470V-390L1740 -320H1120Z" fill="#9aa2aa"/>',
    `<path d="M620 -960Q820 -1110 1060 -1030Q1160 -960 1130 -830L760 -760Z" fill="${tones.base}"/><path d="M680 -960Q840 -1060 1020 -1000" stroke="#fff" stroke-width="18" opacity="0.35" fill="none"/>`,
    `<path d="${seat}" fill="#1b1d21"/>`,
    '<circle cx="540" cy="-960" r="115" fill="#2b2f35"/><circle cx="515" cy="-960" r="85" fill="#eef3f6"/><path d="M600 -1040L760 -1180L900 -1160" stroke="#2b2f35" stroke-width="34" fill="none" stroke-linecap="round"/>',
  ].join('');
}

/** A cab over the engine and a box behind it. */
function truck(tones: Tones, random: Random): string {
  const [box, line] = random.pick([
    ['#eef1f3', '#c5ccd2'],
    ['#dfe5ea', '#b5bec6'],
  ] as const);
  return [
    '<path d="M1500 -760H6060V-560H1500Z" fill="#2a2e33"/><rect x="5900" y="-760" width="160" height="330" fill="#3b4149"/><rect x="2300" y="-600" width="900" height="260" rx="40" fill="#4a5159"/>',
    `<path d="M1860 -2900Q1860 -2960 1920 -2960H6040Q6100 -2960 6100 -2900V-720H1860Z" fill="${box}"/>`,
    `<path d="M1860 -2860H6100M1860 -800H6100M2900 -2860V-800M3960 -2860V-800M5020 -2860V-800" stroke="${line}" stroke-width="16" fill="none"/>`,
    `<path d="M1860 -1500H6100V-1340H1860Z" fill="${tones.base}" opacity="0.85"/>`,
    `<path d="M70 -480V-1090Q70 -1180 100 -1270L330 -2130Q370 -2260 520 -2260H1640Q1760 -2260 1760 -2140V-480Z" fill="${tones.base}"/>`,
    '<path d="M120 -1290L340 -2090L420 -2140L270 -1290Z" fill="#20262d"/><path d="M400 -1290L560 -2080H1120Q1180 -2080 1180 -2020V-1290Z" fill="#20262d"/><path d="M520 -1330L690 -2050H820L640 -1330Z" fill="#fff" opacity="0.12"/>',
    '<path d="M360 -1250H1240M1240 -2150V-620M360 -1250V-880" stroke="#16191d" stroke-width="14" opacity="0.45" fill="none"/><rect x="1030" y="-1160" width="150" height="44" rx="20" fill="#16191d" opacity="0.7"/>',
    '<path d="M40 -780H520V-420H90Q40 -420 40 -470Z" fill="#33383e"/><path d="M70 -960H250L230 -830H70Z" fill="#f3f6f8"/><rect x="40" y="-1780" width="110" height="380" rx="40" fill="#1b1d21"/><rect x="6040" y="-700" width="60" height="150" rx="16" fill="#c8242c"/>',
    '<path d="M380 -480A560 560 0 0 1 1500 -480Z" fill="#111316"/>',
    wheel(940, 420, 8),
    wheel(4760, 420, 8),
  ].join('');
}

export const OTHERS: Readonly<Record<string, OtherShape>> = {
  caravan: { length: 5780, height: 2760, draw: caravan },
  motorcycle: { length: 2130, height: 1200, draw: motorcycle },
  truck: { length: 6100, height: 2960, draw: truck },
};
