import { useEffect } from 'react';

const WIDE = '(min-width: 1000px)';

/** Of the form that holds the filters: the link to it opens the sheet. */
export const FILTERS_ANCHOR = 'filters';
const RESULTS = '#results';

/** In place of the open sheet's address: Back leads to what was there before it, and does not open it again. */
export const closeSheet = (): void => location.replace(RESULTS);

/**
 * Menus close by Escape and by a click elsewhere; the sheet of narrow screens closes by Escape and keeps Tab inside.
 * The page itself uses this hook, because both can be opened before the panel's code has loaded.
 */
export function useFilterKeys(isMenu: boolean): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const handle = (event: Event) => {
      const panel = document.getElementById(FILTERS_ANCHOR);
      if (!panel) return;
      if (!wide.matches) inSheet(panel, event);
      else if (isMenu) inMenus(panel, event);
    };
    // on the way down: React keeps to itself what happens in a part that it is just taking over
    document.addEventListener('click', handle, true);
    document.addEventListener('keydown', handle, true);
    return () => {
      document.removeEventListener('click', handle, true);
      document.removeEventListener('keydown', handle, true);
    };
  }, [isMenu]);
}

function inMenus(panel: HTMLElement, event: Event): void {
  const open = panel.querySelector<HTMLDetailsElement>('details[open]:not([data-more])');
  if (!open) return;
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  const isElsewhere = event.type === 'click' && event.target instanceof Node && !open.contains(event.target);
  if (!isEscape && !isElsewhere) return;
  open.open = false;
  if (isEscape) open.querySelector('summary')?.focus();
}

/** The sheet covers the page: elements behind it must not take the focus. */
function inSheet(panel: HTMLElement, event: Event): void {
  if (getComputedStyle(panel).display === 'none') return;
  if (event.type === 'click' && event.target instanceof Element && event.target.closest(`a[href="${RESULTS}"]`)) {
    event.preventDefault();
    closeSheet();
  }
  if (!(event instanceof KeyboardEvent)) return;
  if (event.key === 'Escape') {
    closeSheet();
    document.querySelector<HTMLElement>(`a[href="#${FILTERS_ANCHOR}"]`)?.focus();
  }
  if (event.key !== 'Tab') return;
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  // where nothing inside has the focus yet, Tab begins at one end; a sheet that scrolls may have it itself
  const isAtEnd = active === panel || !panel.contains(active) || active === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
