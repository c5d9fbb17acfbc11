import { readFileSync } from 'node:fs';

// read as text, because editors may run ESLint on a Node that takes no TypeScript
const source = readFileSync(new URL('../../libs/ui/kit/src/tokens.ts', import.meta.url), 'utf8');
const listOf = (name) => new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(source)[1];

/** Names of the custom properties that every theme defines. */
export const TOKENS = [...listOf('TOKENS').matchAll(/'([^']+)'/g)].map(([, name]) => name);

/** Pixels of the spaces, in order, at regular density. */
export const SPACES = [...listOf('SPACES').matchAll(/\d+/g)].map(Number);

/** Custom properties that one file sets for others, beside those of the theme. */
export const SHARED = [
  // of the page around a part: its header, its bars and what is free between them
  'header-height',
  'header-room',
  'scroll-room',
  'bottom-bar',
  'side-end',
  'room',
  // values that a component gives to its styles
  'arrows',
  'columns',
  'done',
  'heading',
  'shape',
  'share',
  'slide',
  'x',
  'y',
  // of Base UI
  'anchor-width',
  'available-height',
  'available-width',
  'toast-swipe-movement-x',
  'toast-swipe-movement-y',
];
