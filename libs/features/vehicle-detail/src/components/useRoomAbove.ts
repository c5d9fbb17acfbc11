import { useEffect, type RefObject } from 'react';
import { TOP_TAKEN } from '@forecourt/contracts';

/** Air between the bar and what has the focus. */
const GAP = 12;

/**
 * While a bar is at the top of the window, the site's header gives way to it, and anchors and focus stop below it
 * (WCAG 2.4.11). Its height is measured: on phones it has a second row where the vehicle has a repayment.
 */
export function useRoomAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { documentElement: page } = document;
    const { style } = page;
    page.setAttribute(TOP_TAKEN, '');
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${element.offsetTop + element.offsetHeight + GAP}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeAttribute(TOP_TAKEN);
      style.scrollPaddingTop = '';
    };
  }, [bar]);
}
