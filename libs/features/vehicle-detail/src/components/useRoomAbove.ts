import { useEffect, type RefObject } from 'react';

/** Air between the bar and what has the focus. */
const GAP = 12;

/**
 * While a bar stands at the top of the window, anchors and focus stop below it (WCAG 2.4.11). Its height is measured: on
 * phones it has a second row where the vehicle has a repayment.
 */
export function useRoomAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${element.offsetTop + element.offsetHeight + GAP}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [bar]);
}
