import type { HydrateWhen } from '@forecourt/composition';
import { selectViewed } from './vehicleDetailSlice.js';

/** Attribute of a card's mark: the id of its vehicle. */
export const SEEN = 'data-seen';

/** The rule that shows the marks of these vehicles. */
export const seenRule = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${ids.map((id) => `[${SEEN}="${CSS.escape(id)}"][${SEEN}]`).join()}{display:flex}`;

/**
 * Shows the marks of vehicles that this device opened. By a rule of the page's style: a card that is plain HTML until a
 * touch, or for good, says so as well as one whose code is there.
 */
export const showSeenMarks: HydrateWhen = (_hydrateNow, store) => {
  const style = document.createElement('style');
  // a page of one visitor has a nonce; any other lets in a style without text, and rules one by one
  style.nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
  document.head.append(style);
  let shown = '';
  const show = (): void => {
    const rule = seenRule(selectViewed(store.getState()).map(({ id }) => id));
    if (rule === shown || !style.sheet) return;
    if (shown) style.sheet.deleteRule(0);
    if (rule) style.sheet.insertRule(rule);
    shown = rule;
  };
  store.subscribe(show);
  show();
};
