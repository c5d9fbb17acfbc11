import { useEffect, useState, type RefObject } from 'react';
import { currentSection } from '../rules/sectionMenu.js';

/** What begins so little below the menu is being read already, pixels. */
const AHEAD = 40;

/** The section that is being read, by its id; unknown until the page is scrolled. */
export function useCurrentSection(ids: readonly string[], menu: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const places = names.split(' ').flatMap((id) => {
        // the content of a folded section has no place while it is closed
        const element = document.getElementById(id);
        const top = (element?.closest('section') ?? element)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      const line = (menu.current?.getBoundingClientRect().bottom ?? 0) + AHEAD;
      const { scrollHeight } = document.documentElement;
      setCurrent(currentSection(places, { line, isAtEnd: window.scrollY + window.innerHeight >= scrollHeight - 2 }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [names, menu]);
  return current;
}
