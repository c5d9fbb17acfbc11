import { ADDRESSES } from './addresses.js';
import { FOREIGN } from './foreign.js';
import { HANDLERS } from './handlers.js';
import { LOADS } from './loads.js';
import { MARKUP } from './markup.js';
import { SCRIPTS } from './scripts.js';
import { CLOBBERING, STYLES } from './styles.js';

/**
 * Comments that a hostile feed might send, by what they try; the journey shows how many of them act where nothing is
 * cleaned.
 */
export const HOSTILE_COMMENTS = {
  scripts: SCRIPTS,
  handlers: HANDLERS,
  addresses: ADDRESSES,
  foreign: FOREIGN,
  loads: LOADS,
  styles: STYLES,
  clobbering: CLOBBERING,
  markup: MARKUP,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** All of them. */
export const hostileComments: readonly string[] = Object.values(HOSTILE_COMMENTS).flat();
