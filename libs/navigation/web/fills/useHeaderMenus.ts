import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { focusAfter } from '../rules/arrowKeys.js';
import {
  drawerClosed,
  drawerOpened,
  everythingClosed,
  menuClosed,
  menuOpened,
  selectIsDrawerOpen,
  selectOpenMenu,
} from '../state/navigationSlice.js';

/** Native disclosures of one name: the browser keeps no more than one of them open. */
const NAME = 'header-menu';
const OPEN = `details[name="${NAME}"][open]`;

/** What makes a native disclosure follow the store, and the store follow it: it works before and without both. */
export interface Disclosure {
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  /** It may have been opened before React hydrated the header. */
  readonly suppressHydrationWarning: true;
}

export interface HeaderMenus {
  readonly menu: (label: string) => Disclosure;
  readonly openMenu: string | undefined;
  readonly isDrawerOpen: boolean;
  readonly openDrawer: () => void;
  readonly closeDrawer: () => void;
}

/** The header's menu and drawer, as the store knows them. */
export function useHeaderMenus(header: RefObject<HTMLElement | null>): HeaderMenus {
  const dispatch = useAppDispatch();
  const openMenu = useAppSelector(selectOpenMenu);
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen);
  useClosing(header, () => dispatch(everythingClosed()));
  useEffect(() => {
    // a menu that was opened before hydration reports to the store now, by the event that was missed
    for (const early of header.current?.querySelectorAll(OPEN) ?? []) early.dispatchEvent(new Event('toggle'));
  }, [header]);
  return {
    openMenu,
    isDrawerOpen,
    openDrawer: () => dispatch(drawerOpened()),
    closeDrawer: () => dispatch(drawerClosed()),
    menu: (label) => ({
      name: NAME,
      open: label === openMenu,
      onToggle: ({ currentTarget }) => void dispatch(currentTarget.open ? menuOpened(label) : menuClosed(label)),
      suppressHydrationWarning: true,
    }),
  };
}

/**
 * An open menu closes by Escape, by a click elsewhere or of a link, and when the focus goes on, as people expect.
 * Arrows,
 * Home and End move within the menu.
 */
function useClosing(header: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onTouch = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') {
        moveFocus(event, header.current);
        return;
      }
      const open = header.current?.querySelector<HTMLDetailsElement>(OPEN);
      if (!open) return;
      const isEscape = event.type === 'keydown';
      const isElsewhere = !isEscape && event.target instanceof Node && !open.contains(event.target);
      const isLink = event.type === 'click' && event.target instanceof Element && event.target.closest('a') !== null;
      if (!isEscape && !isElsewhere && !isLink) return;
      latest.current();
      if (isEscape) open.querySelector('summary')?.focus();
    };
    const events = ['keydown', 'click', 'focusin'] as const;
    for (const type of events) document.addEventListener(type, onTouch);
    return () => {
      for (const type of events) document.removeEventListener(type, onTouch);
    };
  }, [header]);
}

function moveFocus(event: KeyboardEvent, header: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const menu = event.target.closest('nav > ul');
  if (!menu || !header?.contains(menu)) return;
  const next = focusAfter(event.key, event.target, menu);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
