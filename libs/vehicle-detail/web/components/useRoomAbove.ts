import { useEffect, type RefObject } from 'react';
import { BELOW_HEADER, TOP_TAKEN } from '@forecourt/contracts';

/** Air between the bar and what has the focus. */
const GAP = 12;

/** Height of the bar, on what stays below the site's header otherwise. */
export const BAR_ROOM = '--bar-room';

/**
 * While a bar is at the top of the window, the site's header gives way to it, and anchors and focus stop below it
 * (WCAG 2.4.11). Its height is measured: on phones it has a second row where the vehicle has a repayment.
 */
export function useRoomAbove(own: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = own.current;
    if (!element) return undefined;
    const { documentElement: page } = document;
    const { style } = page;
    page.setAttribute(TOP_TAKEN, '');
    const observer = new ResizeObserver(() => {
      const room = element.offsetTop + element.offsetHeight;
      style.scrollPaddingTop = `${room + GAP}px`;
      // not on the root: a change there styles the whole page anew
      for (const bar of belowIt()) bar.style.setProperty(BAR_ROOM, `${room}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeAttribute(TOP_TAKEN);
      style.scrollPaddingTop = '';
      for (const bar of belowIt()) bar.style.removeProperty(BAR_ROOM);
    };
  }, [own]);
}

const belowIt = () => document.querySelectorAll<HTMLElement>(`[${BELOW_HEADER}]`);
