import { TOP_TAKEN } from '@forecourt/contracts';

/** Attribute of the document while the page was last scrolled down. */
const DOWN = 'data-down';
/** What trembles under a finger is no direction, pixels. */
const STEP = 6;
/** The top of the page keeps its header, pixels. */
const TOP = 160;

/** Tells by an attribute which way the page goes. Part of every page's first script. */
export function followScroll(): void {
  const { documentElement: page } = document;
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < STEP) return;
      page.toggleAttribute(DOWN, scrollY > last && scrollY > TOP);
      last = scrollY;
    },
    { passive: true },
  );
}

/** Selectors: the page was last scrolled down, or has its own bar at the top. */
export const GOING_DOWN = `html[${DOWN}]`;
export const TAKEN = `html[${TOP_TAKEN}]`;
