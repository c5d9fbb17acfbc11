import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
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
  /** It may have been opened before React took the header over. */
  readonly suppressHydrationWarning: true;
}

export interface HeaderMenus {
  readonly menu: (label: string) => Disclosure;
  readonly drawer: Disclosure;
}

/** The header's menu and drawer, as the store knows them. */
export function useHeaderMenus(header: RefObject<HTMLElement | null>): HeaderMenus {
  const dispatch = useAppDispatch();
  const openMenu = useAppSelector(selectOpenMenu);
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen);
  useClosing(header, () => dispatch(everythingClosed()));
  useEffect(() => {
    // what was opened before is told now, as its own event would have
    for (const early of header.current?.querySelectorAll(OPEN) ?? []) early.dispatchEvent(new Event('toggle'));
  }, [header]);
  const disclosure = (open: boolean, opened: () => unknown, closed: () => unknown): Disclosure => ({
    name: NAME,
    open,
    onToggle: ({ currentTarget }) => void (currentTarget.open ? opened() : closed()),
    suppressHydrationWarning: true,
  });
  return {
    menu: (label) =>
      disclosure(
        label === openMenu,
        () => dispatch(menuOpened(label)),
        () => dispatch(menuClosed(label)),
      ),
    drawer: disclosure(
      isDrawerOpen,
      () => dispatch(drawerOpened()),
      () => dispatch(drawerClosed()),
    ),
  };
}

/** An open menu closes by Escape, by a click elsewhere or of a link, and when the focus goes on, as people expect. */
function useClosing(header: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onTouch = (event: Event) => {
      const open = header.current?.querySelector<HTMLDetailsElement>(OPEN);
      if (!open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isElsewhere = event.type !== 'keydown' && event.target instanceof Node && !open.contains(event.target);
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
