import { rgb, type Stuff } from './render/material.ts';

/** A paint as the picture service names it in an address. */
export interface Paint {
  readonly slug: string;
  readonly base: string;
  /** Flake in the paint: stronger highlights. */
  readonly metallic: boolean;
}

const solid = (slug: string, base: string): Paint => ({ slug, base, metallic: false });
const metallic = (slug: string, base: string): Paint => ({ slug, base, metallic: true });

/** Every paint the illustrator knows, by slug. */
export const PAINTS: ReadonlyMap<string, Paint> = new Map(
  [
    solid('white', '#f1f3f4'),
    metallic('pearl', '#ebe9e3'),
    metallic('silver', '#bfc5ca'),
    metallic('grey', '#80878e'),
    solid('cement', '#a3a8a8'),
    metallic('graphite', '#474d54'),
    metallic('black', '#1c1e22'),
    metallic('blue', '#2360a8'),
    metallic('navy', '#1e3156'),
    metallic('sky', '#7fa3c0'),
    metallic('teal', '#1f6470'),
    solid('red', '#c01f2c'),
    metallic('maroon', '#6b1f2a'),
    metallic('green', '#25513c'),
    solid('olive', '#6a6e50'),
    solid('sage', '#9aa58f'),
    solid('sand', '#c8b592'),
    metallic('champagne', '#cdc0a8'),
    metallic('gold', '#b08f4c'),
    metallic('bronze', '#755a41'),
    metallic('brown', '#4e3a30'),
    metallic('orange', '#d9642a'),
    solid('yellow', '#e9b824'),
    metallic('purple', '#473a6b'),
    solid('lime', '#7db32f'),
  ].map((paint) => [paint.slug, paint]),
);

const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Mixes two #rrggbb colours; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] as number) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The paint of a slug such as `red`, as light meets it: varnish, with flake below it or without. */
export function paintOf(slug: string): Stuff | undefined {
  const paint = PAINTS.get(slug);
  return paint && { colour: rgb(paint.base), coat: 1, rough: 0, metal: paint.metallic ? 0.55 : 0 };
}
