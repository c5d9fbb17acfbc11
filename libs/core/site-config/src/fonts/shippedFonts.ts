// Written by `npm run fonts`.
import type { FontFile, ShippedFont } from './shippedFont.js';

/** Characters of each kind of file, as CSS names them. */
export const FONT_RANGES: Readonly<Record<FontFile['subset'], readonly string[]>> = {
  latin: [
    'U+0000-00FF',
    'U+0131',
    'U+0152-0153',
    'U+02BB-02BC',
    'U+02C6',
    'U+02DA',
    'U+02DC',
    'U+0304',
    'U+0308',
    'U+0329',
    'U+2000-206F',
    'U+20AC',
    'U+2122',
    'U+2191',
    'U+2193',
    'U+2212',
    'U+2215',
    'U+FEFF',
    'U+FFFD',
  ],
  'latin-ext': [
    'U+0100-02BA',
    'U+02BD-02C5',
    'U+02C7-02CC',
    'U+02CE-02D7',
    'U+02DD-02FF',
    'U+0304',
    'U+0308',
    'U+0329',
    'U+1D00-1DBF',
    'U+1E00-1E9F',
    'U+1EF2-1EFF',
    'U+2020',
    'U+20A0-20AB',
    'U+20AD-20C0',
    'U+2113',
    'U+2C60-2C7F',
    'U+A720-A7FF',
  ],
};

/** Fonts that every site can send to browsers. */
export const SHIPPED_FONTS: readonly ShippedFont[] = [
  {
    family: 'Archivo',
    kind: 'sans',
    weights: [100, 900],
    ascent: 0.878,
    descent: 0.21,
    widths: [0.4216, 0.4366, 0.4519, 0.4748],
    files: [
      {
        subset: 'latin',
        name: 'archivo-latin-8f704806db.woff2',
        source: 'archivo/files/archivo-latin-wght-normal.woff2',
      },
      {
        subset: 'latin-ext',
        name: 'archivo-latin-ext-ff4f17d219.woff2',
        source: 'archivo/files/archivo-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Bitter',
    kind: 'serif',
    weights: [100, 900],
    ascent: 0.935,
    descent: 0.265,
    widths: [0.4405, 0.4467, 0.45, 0.4546],
    files: [
      { subset: 'latin', name: 'bitter-latin-0efe0fbe60.woff2', source: 'bitter/files/bitter-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'bitter-latin-ext-8c1f155977.woff2',
        source: 'bitter/files/bitter-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Cabin',
    kind: 'sans',
    weights: [400, 700],
    ascent: 0.965,
    descent: 0.25,
    widths: [0.4077, 0.4143, 0.4181, 0.4181],
    files: [
      { subset: 'latin', name: 'cabin-latin-f51448b0b7.woff2', source: 'cabin/files/cabin-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'cabin-latin-ext-ec264e73a6.woff2',
        source: 'cabin/files/cabin-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Figtree',
    kind: 'sans',
    weights: [300, 900],
    ascent: 0.95,
    descent: 0.25,
    widths: [0.4347, 0.4435, 0.4494, 0.4566],
    files: [
      {
        subset: 'latin',
        name: 'figtree-latin-4ba7d3d096.woff2',
        source: 'figtree/files/figtree-latin-wght-normal.woff2',
      },
      {
        subset: 'latin-ext',
        name: 'figtree-latin-ext-bf7828e2c2.woff2',
        source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Jost',
    kind: 'sans',
    weights: [100, 900],
    ascent: 1.07,
    descent: 0.375,
    widths: [0.4167, 0.4482, 0.4624, 0.476],
    files: [
      { subset: 'latin', name: 'jost-latin-7726a5cd6f.woff2', source: 'jost/files/jost-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'jost-latin-ext-312ef2b80c.woff2',
        source: 'jost/files/jost-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Libre Franklin',
    kind: 'sans',
    weights: [100, 900],
    ascent: 0.966,
    descent: 0.246,
    widths: [0.447, 0.4579, 0.4635, 0.4691],
    files: [
      {
        subset: 'latin',
        name: 'libre-franklin-latin-52e605852c.woff2',
        source: 'libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
      },
      {
        subset: 'latin-ext',
        name: 'libre-franklin-latin-ext-61216d8e3e.woff2',
        source: 'libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Lora',
    kind: 'serif',
    weights: [400, 700],
    ascent: 1.006,
    descent: 0.274,
    widths: [0.4512, 0.4599, 0.4643, 0.4643],
    files: [
      { subset: 'latin', name: 'lora-latin-ddb8c66035.woff2', source: 'lora/files/lora-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'lora-latin-ext-2a2d9c22c9.woff2',
        source: 'lora/files/lora-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Mulish',
    kind: 'sans',
    weights: [200, 1000],
    ascent: 1.005,
    descent: 0.25,
    widths: [0.4499, 0.4573, 0.4662, 0.4757],
    files: [
      { subset: 'latin', name: 'mulish-latin-8d1d33d6be.woff2', source: 'mulish/files/mulish-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'mulish-latin-ext-e1ccc8579a.woff2',
        source: 'mulish/files/mulish-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Nunito',
    kind: 'sans',
    weights: [200, 1000],
    ascent: 1.011,
    descent: 0.353,
    widths: [0.4383, 0.4461, 0.4555, 0.4657],
    files: [
      { subset: 'latin', name: 'nunito-latin-ba344451ea.woff2', source: 'nunito/files/nunito-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'nunito-latin-ext-2c8d792869.woff2',
        source: 'nunito/files/nunito-latin-ext-wght-normal.woff2',
      },
    ],
  },
  {
    family: 'Oswald',
    kind: 'sans',
    weights: [200, 700],
    ascent: 1.193,
    descent: 0.289,
    widths: [0.3552, 0.391, 0.4008, 0.4008],
    files: [
      { subset: 'latin', name: 'oswald-latin-bd73278ee0.woff2', source: 'oswald/files/oswald-latin-wght-normal.woff2' },
      {
        subset: 'latin-ext',
        name: 'oswald-latin-ext-7989ccc777.woff2',
        source: 'oswald/files/oswald-latin-ext-wght-normal.woff2',
      },
    ],
  },
];
