/** Air between what is opened and the edge of the window, pixels. */
const AIR = 8;

/**
 * Places an overlaid list below its opener, or above where it does not fit and there is more room. Its height is
 * limited to that room. A sticky sidebar may end with the window, where a list below its last line would be cut off.
 */
export function keepInSight(opener: Element, list: HTMLElement): void {
  const { top, bottom } = opener.getBoundingClientRect();
  const [above, below] = [top - AIR, window.innerHeight - bottom - AIR];
  const isAbove = list.scrollHeight > below && above > below;
  list.dataset['side'] = isAbove ? 'above' : 'below';
  list.style.setProperty('--room', `${Math.max(0, Math.floor(isAbove ? above : below))}px`);
}
