/** Air between what is opened and the edge of the window, pixels. */
const AIR = 8;

/**
 * Puts a list that lies over the page above or below what opens it, wherever it has the room, and no higher than that.
 * A sidebar that follows the page ends with the window: below its last line is nothing that anybody could see.
 */
export function keepInSight(opener: Element, list: HTMLElement): void {
  const { top, bottom } = opener.getBoundingClientRect();
  const [above, below] = [top - AIR, window.innerHeight - bottom - AIR];
  const isAbove = list.scrollHeight > below && above > below;
  list.dataset['side'] = isAbove ? 'above' : 'below';
  list.style.setProperty('--room', `${Math.max(0, Math.floor(isAbove ? above : below))}px`);
}
