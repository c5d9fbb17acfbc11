export const GRILLES = [
  'bar',
  'hex',
  'shield',
  'wide',
  'upright',
  'block',
  'mesh',
  'closed',
  'split',
  'slots',
  'wings',
  'vee',
  'brackets',
  'spindle',
  'frame',
] as const;
export const LAMPS = ['sweep', 'slim', 'round', 'square', 'tiers', 'hook', 'eye', 'bar'] as const;
export const TAILS = ['wrap', 'post', 'bar', 'square', 'round', 'hook', 'blade'] as const;
export const RIMS = ['five', 'twin', 'ten', 'mesh', 'turbine', 'aero', 'steel', 'six', 'block', 'star'] as const;
/** How the side windows end: a kick upwards, a straight line, a blacked-out pillar, a window beyond the last door. */
export const WINDOWS = ['kick', 'straight', 'floating', 'quarter'] as const;
export const FRAMES = ['hatch', 'sedan', 'suv', 'wagon', 'ute', 'coupe', 'open', 'van'] as const;
export type Frame = (typeof FRAMES)[number];

/** What tells one model from another. Millimetres; heights above the ground, lengths from the nose. */
export interface Design {
  readonly frame: Frame;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  /** Nose to front axle. */
  readonly overhang: number;
  /** Ground to sill. */
  readonly clearance: number;
  /** Diameter of a tyre. */
  readonly tyre: number;
  /** Height of the bonnet's front edge. */
  readonly nose: number;
  /** Height of the windscreen's foot. */
  readonly cowl: number;
  /** Height of the windows' lower edge at the rear door. */
  readonly belt: number;
  /** Front axle to windscreen's foot. */
  readonly cowlAt: number;
  /** How far the windscreen leans back. */
  readonly screen: number;
  /** Rear edge of the roof to the tail. */
  readonly roofEnd: number;
  /** How far the roof falls to its rear edge. */
  readonly fall: number;
  /** How far the rear window leans. */
  readonly back: number;
  /** Height of a boot lid or of a tray's rail. */
  readonly deck: number;
  /** How far the nose leans back to the bonnet. */
  readonly slant: number;
  /** How far the nose's corners stand back: a bow seen from above. */
  readonly bow: number;
  /** How much the cabin narrows on a metre of height. */
  readonly tumble: number;
  /** How much wider arches stand out. */
  readonly flare: number;
  /** 0 soft, 1 folded: edges of the body. */
  readonly crisp: number;
  readonly grille: (typeof GRILLES)[number];
  readonly lamp: (typeof LAMPS)[number];
  readonly tail: (typeof TAILS)[number];
  readonly rim: (typeof RIMS)[number];
  readonly window: (typeof WINDOWS)[number];
  /** Height of bare plastic along the sill; 0 for none. */
  readonly clad: number;
  readonly doors: 2 | 4;
  readonly rails?: boolean;
  readonly chrome?: boolean;
  /** Roof and pillars in black. */
  readonly darkRoof?: boolean;
  /** A wheel on the tailgate. */
  readonly spare?: boolean;
  /** Behind a ute's cab: a tube, or plates that run down to the rails. */
  readonly sportsBar?: 'hoop' | 'sail';
  readonly steps?: boolean;
  readonly snorkel?: boolean;
  readonly wing?: boolean;
  readonly scoop?: boolean;
  /** A platform on the roof. */
  readonly rack?: boolean;
  /** The make in letters across the grille. */
  readonly lettered?: boolean;
}

/** What a model's plates and badges say. */
export interface Badge {
  readonly make: string;
  readonly model: string;
}
