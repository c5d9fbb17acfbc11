// Portraits of the demo dealers’ people: flat drawings that share one light and one frame.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { mix } from './paint.ts';

const SKINS = { fair: '#f1cbb0', light: '#e3b590', tan: '#cf9a6f', brown: '#a26c47', deep: '#70462f' } as const;
const HAIRS = {
  black: '#24201f',
  brown: '#553a2a',
  auburn: '#8c4a2c',
  blonde: '#d3ab67',
  grey: '#a8a6a3',
} as const;
const FACES = { oval: [62, 80], round: [68, 76], square: [68, 80], long: [60, 86] } as const;

const row = z.strictObject({
  dealer: z.string().min(1),
  name: z.string().min(1),
  skin: z.enum(['fair', 'light', 'tan', 'brown', 'deep']),
  hair: z.enum(['short', 'crop', 'side', 'bald', 'curls', 'bob', 'long', 'wavy', 'curly', 'bun', 'ponytail']),
  colour: z.enum(['black', 'brown', 'auburn', 'blonde', 'grey']),
  wear: z.enum(['polo', 'shirt', 'blazer', 'workshop', 'cap', 'cardigan']),
  face: z.enum(['oval', 'round', 'square', 'long']),
  extras: z.enum(['', 'glasses', 'beard', 'stubble', 'moustache']),
});
export type Look = z.infer<typeof row>;

const file = path.join(import.meta.dirname, 'people.csv');

/** How each of the demo dealers’ people is drawn. */
export const PEOPLE: readonly Look[] = z.array(row).parse(parse(readFileSync(file), { columns: true }));

const SIZE = 320;
const CX = SIZE / 2;
/** Height of the eyes’ line. */
const CY = 142;

interface Theme {
  readonly brand: string;
  readonly accent: string;
}

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"/>`;

/** A portrait of a person in the dealer’s colours, as an SVG file of 320 by 320. */
export function drawPortrait(look: Look, theme: Theme): string {
  const skin = SKINS[look.skin];
  const hair = HAIRS[look.colour];
  const [rx, ry] = FACES[look.face];
  const body = [
    `<rect width="${SIZE}" height="${SIZE}" fill="${mix(theme.brand, '#ffffff', 0.8)}"/>`,
    hairBehind(look, hair, rx, ry),
    clothes(look, theme, skin),
    head(look, skin, rx, ry),
    features(look, skin, hair, rx, ry),
    hairBefore(look, hair, rx, ry),
    look.wear === 'cap' ? cap(theme, rx, ry) : '',
    look.extras === 'glasses' ? glasses() : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `${body.join('')}</svg>\n`
  );
}

function head({ face }: Look, skin: string, rx: number, ry: number): string {
  const shade = mix(skin, '#3a1a0a', 0.14);
  const top = CY - ry * 0.72;
  const chin = CY + ry * 0.92;
  const jaw = face === 'square' ? 0.86 : face === 'round' ? 0.8 : 0.66;
  return (
    ellipse(CX - rx, CY + 8, 11, 17, shade) +
    ellipse(CX + rx, CY + 8, 11, 17, shade) +
    shape(
      `M${CX - rx} ${CY - 6}C${CX - rx} ${top - 20} ${CX + rx} ${top - 20} ${CX + rx} ${CY - 6}` +
        `C${CX + rx} ${CY + ry * 0.5} ${CX + rx * jaw} ${chin - 4} ${CX} ${chin}` +
        `C${CX - rx * jaw} ${chin - 4} ${CX - rx} ${CY + ry * 0.5} ${CX - rx} ${CY - 6}Z`,
      skin,
    )
  );
}

function features({ extras }: Look, skin: string, hair: string, rx: number, ry: number): string {
  const line = mix(skin, '#2a1208', 0.55);
  const brow = mix(hair, '#2a1f1a', 0.35);
  const mouth = CY + ry * 0.54;
  const chin = CY + ry * 0.92;
  const jaw = (from: number): string =>
    `M${CX - rx + 1} ${CY + from}C${CX - rx + 2} ${CY + ry * 0.6} ${CX - rx * 0.72} ${chin + 1} ${CX} ${chin + 4}` +
    `C${CX + rx * 0.72} ${chin + 1} ${CX + rx - 2} ${CY + ry * 0.6} ${CX + rx - 1} ${CY + from}` +
    `C${CX + rx - 16} ${CY + ry * 0.3} ${CX + 26} ${mouth - 22} ${CX} ${mouth - 20}` +
    `C${CX - 26} ${mouth - 22} ${CX - rx + 16} ${CY + ry * 0.3} ${CX - rx + 1} ${CY + from}Z`;
  const smile = `M${CX - 20} ${mouth - 4}Q${CX} ${mouth + 16} ${CX + 20} ${mouth - 4}`;
  return [
    extras === 'beard' ? shape(jaw(12), hair) : '',
    extras === 'stubble' ? shape(jaw(16), mix(skin, hair, 0.22)) : '',
    // a smile that shows teeth reads as friendly at the size of a thumb
    shape(`${smile}Z`, '#ffffff'),
    stroke(smile, extras === 'beard' ? mix(skin, '#000000', 0.5) : line, 4),
    extras === 'moustache'
      ? shape(
          `M${CX} ${mouth - 17}C${CX - 14} ${mouth - 22} ${CX - 28} ${mouth - 12} ${CX - 30} ${mouth - 1}` +
            `C${CX - 18} ${mouth - 8} ${CX - 8} ${mouth - 6} ${CX} ${mouth - 9}` +
            `C${CX + 8} ${mouth - 6} ${CX + 18} ${mouth - 8} ${CX + 30} ${mouth - 1}` +
            `C${CX + 28} ${mouth - 12} ${CX + 14} ${mouth - 22} ${CX} ${mouth - 17}Z`,
          hair,
        )
      : '',
    stroke(`M${CX - 2} ${CY + 4}q8 14 0 18q-5 2 -9 -1`, mix(skin, '#3a1a0a', 0.28), 3.5),
    ...[-1, 1].flatMap((side) => [
      ellipse(CX + side * 26, CY, 5.5, 6.5, '#2a211d'),
      ellipse(CX + side * 26 + 2, CY - 2, 1.7, 1.9, '#ffffff'),
      stroke(
        `M${CX + side * 15} ${CY - 17}Q${CX + side * 27} ${CY - 24} ${CX + side * 38} ${CY - 15}`,
        extras === '' || extras === 'glasses' ? brow : mix(hair, '#000000', 0.15),
        5,
      ),
      ellipse(CX + side * 40, CY + 24, 10, 6, mix(skin, '#d0483a', 0.14)),
    ]),
  ].join('');
}

/** What of the hair falls behind the shoulders or sticks out from the head. */
function hairBehind({ hair }: Look, colour: string, rx: number, ry: number): string {
  const top = CY - ry;
  const dark = mix(colour, '#000000', 0.12);
  switch (hair) {
    case 'long':
      return shape(
        `M${CX - rx - 14} ${CY}C${CX - rx - 18} ${top - 34} ${CX + rx + 18} ${top - 34} ${CX + rx + 14} ${CY}` +
          `L${CX + rx + 20} ${CY + 116}Q${CX} ${CY + 140} ${CX - rx - 20} ${CY + 116}Z`,
        dark,
      );
    case 'wavy':
      return shape(
        `M${CX - rx - 12} ${CY - 10}C${CX - rx - 16} ${top - 34} ${CX + rx + 16} ${top - 34}` +
          ` ${CX + rx + 12} ${CY - 10}` +
          `q16 26 2 46q18 22 -4 46q-6 18 -26 20H${CX - rx + 12}q-22 -4 -26 -20q-22 -22 -4 -46q-14 -24 2 -46Z`,
        dark,
      );
    case 'bob':
      return shape(
        `M${CX - rx - 12} ${CY}C${CX - rx - 18} ${top - 34} ${CX + rx + 18} ${top - 34} ${CX + rx + 12} ${CY}` +
          `q10 40 2 72q-20 10 -34 2H${CX - rx + 20}q-16 8 -34 -2q-8 -32 2 -72Z`,
        dark,
      );
    case 'curly':
      return [-1, 1]
        .flatMap((side) =>
          [-46, -26, -4, 22, 46].map((y, i) => ellipse(CX + side * (rx + 2 + (i % 2) * 4), CY + y, 25, 25, dark)),
        )
        .join('');
    case 'ponytail':
      return shape(`M${CX + 26} ${top - 8}q78 6 62 92q-6 34 -26 44q8 -60 -14 -92Z`, dark);
    case 'bun':
      return ellipse(CX, top - 18, 32, 28, dark);
    default:
      return '';
  }
}

/** The hair over the forehead. */
function hairBefore({ hair, wear }: Look, colour: string, rx: number, ry: number): string {
  if (wear === 'cap') return hair === 'bald' ? '' : sideBurns(colour, rx);
  const top = CY - ry * 0.72;
  const dome = (low: number, front: string, out = 4): string =>
    shape(
      `M${CX - rx - out} ${CY + low}C${CX - rx - 6 - out} ${top - 46} ${CX + rx + 6 + out}` +
        ` ${top - 46} ${CX + rx + out} ${CY + low}${front}Z`,
      colour,
    );
  switch (hair) {
    case 'bald':
      return (
        shape(`M${CX - rx - 3} ${CY + 4}q-4 -26 6 -40q4 18 4 40Z`, colour) +
        mirrored(`M${CX - rx - 3} ${CY + 4}q-4 -26 6 -40q4 18 4 40Z`, colour)
      );
    case 'crop':
      return dome(-8, `q-2 -26 -12 -36q-${rx - 16} -14 -${2 * rx - 24} 0q-10 10 -12 36`, 0);
    case 'short':
      return dome(-2, `q-4 -22 -14 -34q-36 14 -${rx * 2 - 40} -8q-14 16 -18 42`);
    case 'side':
      return dome(-4, `q-6 -26 -14 -36q-60 2 -86 -22q-10 30 -26 58`);
    case 'curls':
      return [-52, -30, -8, 14, 36, 54]
        .map((x, i) => ellipse(CX + x, top - 10 + Math.abs(x + 4) * 0.34 - (i % 2) * 6, 23, 22, colour))
        .join('');
    case 'curly':
      return [-56, -34, -10, 14, 38, 58]
        .map((x, i) => ellipse(CX + x, top - 6 + Math.abs(x) * 0.4 - (i % 2) * 7, 26, 25, colour))
        .join('');
    case 'bob':
      return dome(30, `q-2 -50 -14 -64q-${rx} 8 -${2 * rx - 20} 2q-14 20 -14 62`);
    case 'long':
      return dome(40, `q2 -70 -${rx} -104q-${rx - 4} 34 -${rx + 8} 104`);
    case 'wavy':
      return dome(24, `q-8 -54 -46 -78q-50 8 -${2 * rx - 46} 24q-16 20 -16 54`);
    case 'bun':
    case 'ponytail':
      return dome(-6, `q-14 -40 -${rx + 4} -44q-${rx - 10} 4 -${rx + 4} 44`);
  }
}

const mirrored = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" transform="translate(${SIZE} 0) scale(-1 1)"/>`;

const sideBurns = (colour: string, rx: number): string => {
  const d = `M${CX - rx - 3} ${CY + 8}q-4 -30 4 -46h10q-2 24 -8 46Z`;
  return shape(d, colour) + mirrored(d, colour);
};

function cap({ brand, accent }: Theme, rx: number, ry: number): string {
  const top = CY - ry * 0.72;
  return (
    shape(
      `M${CX - rx - 6} ${CY - 30}C${CX - rx - 4} ${top - 52} ${CX + rx + 4} ${top - 52} ${CX + rx + 6} ${CY - 30}Z`,
      brand,
    ) +
    shape(
      `M${CX - rx - 10} ${CY - 32}Q${CX} ${CY - 62} ${CX + rx + 10} ${CY - 32}Q${CX} ${CY - 14}` +
        ` ${CX - rx - 10} ${CY - 32}Z`,
      mix(brand, '#000000', 0.25),
    ) +
    ellipse(CX, top - 12, 13, 13, accent)
  );
}

const glasses = (): string =>
  [-1, 1]
    .map(
      (side) =>
        `<rect x="${CX + side * 27 - 19}" y="${CY - 15}" width="38" height="31" rx="13"` +
        ` fill="#ffffff" fill-opacity="0.22" ` +
        'stroke="#2b2f36" stroke-width="4.5"/>',
    )
    .join('') + stroke(`M${CX - 8} ${CY - 3}q8 -6 16 0`, '#2b2f36', 4.5);

/** Shoulders, neck and what is worn: the dealer’s colour on the counter, hi-vis in the workshop. */
function clothes({ wear }: Look, { brand, accent }: Theme, skin: string): string {
  const main = {
    polo: brand,
    cap: brand,
    shirt: '#f4f6f8',
    blazer: mix(brand, '#14181d', 0.35),
    workshop: mix(brand, '#10151c', 0.5),
    cardigan: mix(brand, '#ffffff', 0.25),
  }[wear];
  const neckShade = mix(skin, '#3a1a0a', 0.2);
  const torso = `M22 ${SIZE}C24 262 66 246 116 236Q${CX} 262 204 236C254 246 296 262 298 ${SIZE}Z`;
  const neck = shape(`M${CX - 26} 196V238Q${CX} 268 ${CX + 26} 238V196Z`, neckShade);
  const collar = (fill: string): string =>
    shape(`M${CX - 34} 228L${CX} 266L${CX - 30} 286L${CX - 54} 240Z`, fill) +
    shape(`M${CX + 34} 228L${CX} 266L${CX + 30} 286L${CX + 54} 240Z`, fill);
  const base = shape(torso, main);
  switch (wear) {
    case 'polo':
    case 'cap':
      return (
        base +
        neck +
        collar(mix(brand, '#ffffff', 0.16)) +
        stroke(`M${CX} 268V${SIZE}`, mix(brand, '#000000', 0.25), 4) +
        `<rect x="206" y="282" width="34" height="9" rx="3" fill="${accent}"/>`
      );
    case 'shirt':
      return (
        base +
        neck +
        shape(`M${CX - 10} 262h20l6 ${SIZE - 262}h-32Z`, brand) +
        collar('#ffffff') +
        stroke(`M${CX - 34} 228L${CX} 266L${CX + 34} 228`, '#c9d0d6', 3)
      );
    case 'blazer':
      return (
        base +
        shape(`M${CX - 40} 230L${CX} ${SIZE}L${CX + 40} 230Q${CX} 258 ${CX - 40} 230Z`, '#f7f8f9') +
        neck +
        shape(`M${CX - 40} 228L${CX - 4} ${SIZE}H${CX - 40}L${CX - 74} 262Z`, mix(main, '#000000', 0.22)) +
        shape(`M${CX + 40} 228L${CX + 4} ${SIZE}H${CX + 40}L${CX + 74} 262Z`, mix(main, '#000000', 0.22)) +
        `<circle cx="222" cy="290" r="7" fill="${accent}"/>`
      );
    case 'workshop':
      return (
        base +
        shape(`M30 292C44 262 74 248 116 236Q${CX} 262 204 236C246 248 276 262 290 292Z`, '#f0a32e') +
        `<rect x="70" y="256" width="20" height="64" fill="#dfe5e8"/><rect x="230" y="256"` +
        ` width="20" height="64" fill="#dfe5e8"/>` +
        neck +
        collar(mix(main, '#ffffff', 0.12)) +
        stroke(`M${CX} 268V${SIZE}`, mix(main, '#000000', 0.3), 4)
      );
    case 'cardigan':
      return (
        base +
        shape(`M${CX - 38} 230L${CX - 8} ${SIZE}H${CX + 8}L${CX + 38} 230Q${CX} 258 ${CX - 38} 230Z`, '#fbf6ea') +
        neck +
        [278, 302].map((y) => `<circle cx="${CX + 22}" cy="${y}" r="4.5" fill="${accent}"/>`).join('')
      );
  }
}
