/** A colour as light adds up: red, green, blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** `#rrggbb` as light. */
export const rgb = (hex: string): Rgb => {
  const part = (from: number): number => (parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
};

/** What a point of a surface is made of; written by the surface, read by the light. */
export interface Material {
  r: number;
  g: number;
  b: number;
  /** Clear coat: 0 matt, 1 mirrors as varnish does. */
  coat: number;
  /** Flake or metal: 0 none, 1 what it mirrors has its own colour. */
  metal: number;
  /** 0 a mirror, 1 dull. */
  rough: number;
  /** How much of it is window glass. */
  glass: number;
  /** Shines by itself. */
  glow: number;
}

/** A point of a surface that a sample shows. */
export interface Hit {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** How open it is, 0 to 1. */
  open: number;
  /** From the point to the camera. */
  vx: number;
  vy: number;
  vz: number;
  /** Millimetres that a pixel covers there. */
  pixel: number;
}

/** Says what a point is made of; it may turn its normal. */
export type Surface = (hit: Hit, into: Material) => void;

export const blank = (): Material => ({ r: 0, g: 0, b: 0, coat: 0, metal: 0, rough: 1, glass: 0, glow: 0 });
export const newHit = (): Hit => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  open: 1,
  vx: 0,
  vy: 0,
  vz: 0,
  pixel: 1,
});

export type Stuff = Readonly<Partial<Omit<Material, 'r' | 'g' | 'b'>>> & { readonly colour: Rgb };

export function become(into: Material, { colour, coat = 0, metal = 0, rough = 1, glass = 0, glow = 0 }: Stuff): void {
  into.r = colour[0];
  into.g = colour[1];
  into.b = colour[2];
  into.coat = coat;
  into.metal = metal;
  into.rough = rough;
  into.glass = glass;
  into.glow = glow;
}

/** Mixes a share of another stuff in. */
export function lay(into: Material, stuff: Stuff, share: number): void {
  if (share <= 0) return;
  const { colour, coat = 0, metal = 0, rough = 1, glass = 0, glow = 0 } = stuff;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  into.r = mix(into.r, colour[0]);
  into.g = mix(into.g, colour[1]);
  into.b = mix(into.b, colour[2]);
  into.coat = mix(into.coat, coat);
  into.metal = mix(into.metal, metal);
  into.rough = mix(into.rough, rough);
  into.glass = mix(into.glass, glass);
  into.glow = mix(into.glow, glow);
}

/** A surface of one stuff all over. */
export const plain =
  (stuff: Stuff): Surface =>
  (_, into) =>
    become(into, stuff);

export const STUFF = {
  rubber: { colour: rgb('#1d1f22'), coat: 0.1, rough: 0.8 },
  trim: { colour: rgb('#26292d'), coat: 0.25, rough: 0.6 },
  black: { colour: rgb('#0c0d0f'), coat: 0.15, rough: 0.7 },
  gloss: { colour: rgb('#0d0f12'), coat: 1, rough: 0 },
  void: { colour: rgb('#050506'), rough: 1 },
  steel: { colour: rgb('#8b9196'), coat: 0.4, metal: 0.6, rough: 0.5 },
  chrome: { colour: rgb('#d5dade'), coat: 0.6, metal: 1, rough: 0.05 },
  plate: { colour: rgb('#f2f1ea'), coat: 0.3, rough: 0.4 },
} as const satisfies Record<string, Stuff>;
