import { useEffect, type RefObject } from 'react';

/** Air below what follows the page. */
const GAP = 16;

/**
 * A sidebar follows the page from its top. One that is taller than the window follows with its end instead, so that its
 * last buttons are not out of reach until the page ends; title and price are in the header then (VDP-05).
 */
export function useSideTop(side: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = side.current;
    if (!element) return undefined;
    const place = () => {
      const end = window.innerHeight - element.offsetHeight - GAP;
      element.style.setProperty('--side-end', `${end}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [side]);
}
