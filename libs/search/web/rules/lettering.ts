/** How a make's name is lettered, the same wherever it appears. The style is ours; no manufacturer's logo is copied. */
export interface Lettering {
  readonly face: 'display' | 'body' | 'wide' | 'slab' | 'mono';
  readonly weight: 400 | 600 | 800;
  /** Distance between letters, hundredths of their size. */
  readonly tracking: number;
  readonly isUpper: boolean;
  readonly isItalic: boolean;
}

const FACES = ['display', 'body', 'wide', 'slab', 'mono'] as const;
const WEIGHTS = [400, 600, 800] as const;
const TRACKINGS = [-3, 0, 4, 10] as const;

/** Derives the lettering from the letters of a name, so that neighbouring makes look different. */
export function letteringOf(name: string): Lettering {
  let seed = 7;
  for (const sign of name.toLowerCase()) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  const pick = <Item>(items: readonly Item[], step: number): Item =>
    items[Math.floor(seed / step) % items.length] as Item;
  const isUpper = name.length <= 4 || pick([true, false], 3);
  return {
    face: pick(FACES, 1),
    weight: pick(WEIGHTS, 5),
    // long names and lower case get no wide letter spacing
    tracking: isUpper && name.length <= 8 ? pick(TRACKINGS, 15) : Math.min(0, pick(TRACKINGS, 15)),
    isUpper,
    isItalic: pick([true, false, false], 60),
  };
}
