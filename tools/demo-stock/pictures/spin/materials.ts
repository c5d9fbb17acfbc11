import type { Material } from './light.ts';

export const LINE: Material = { colour: '#14171b', gloss: 0.1 };
export const LAMP: Material = { colour: '#dfe8ee', gloss: 0.9 };
export const LAMP_RIM: Material = { colour: '#2a3036', gloss: 0.6 };
export const TAIL: Material = { colour: '#b3141d', gloss: 0.55, sky: '#ffc9c4' };
export const PLATE: Material = { colour: '#f3f1e4', gloss: 0.1 };
