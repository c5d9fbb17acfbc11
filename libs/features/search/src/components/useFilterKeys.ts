import { useEffect, type RefObject } from 'react';

const WIDE = '(min-width: 1000px)';

/** Menus close by Escape and by a click elsewhere; the sheet of narrow screens closes by Escape and keeps Tab inside. */
export function useFilterKeys(frame: RefObject<HTMLFormElement | null>, isMenu: boolean): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const handle = (event: Event) => {
      const panel = frame.current;
      if (!panel) return;
      if (!wide.matches) inSheet(panel, event);
      else if (isMenu) inMenus(panel, event);
    };
    document.addEventListener('click', handle);
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('click', handle);
      document.removeEventListener('keydown', handle);
    };
  }, [frame, isMenu]);
}

function inMenus(panel: HTMLElement, event: Event): void {
  const open = panel.querySelector<HTMLDetailsElement>('details[open]');
  if (!open) return;
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  const isElsewhere = event.type === 'click' && event.target instanceof Node && !open.contains(event.target);
  if (!isEscape && !isElsewhere) return;
  open.open = false;
  if (isEscape) open.querySelector('summary')?.focus();
}

/** The sheet covers the page: what lies behind it must not take the focus. */
function inSheet(panel: HTMLElement, event: Event): void {
  if (!(event instanceof KeyboardEvent) || getComputedStyle(panel).display === 'none') return;
  if (event.key === 'Escape') {
    location.hash = '#results';
    document.querySelector<HTMLElement>('a[href="#filters"]')?.focus();
  }
  if (event.key !== 'Tab') return;
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  // where nothing inside has the focus yet, Tab begins at one end
  const isAtEnd = !panel.contains(active) || active === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
