import { useEffect, useRef } from 'react';

/** Key in the state of a history entry: the window that the entry belongs to. */
const KEY = 'window';

/** The host asks by this event, before its router hears of Back; `detail` is the state of the entry that is shown. */
const BACK = 'forecourt:back';

type State = Readonly<Record<string, unknown>> | null;

const windowOf = (state: unknown): unknown => (state as State)?.[KEY];

/** Open windows, the topmost last. */
const open: { readonly id: string; readonly close: () => void }[] = [];
let isTakingBack = false;
let isListening = false;

/** Whether Back was for a window, and no navigation. */
function isForWindow(state: unknown): boolean {
  if (isTakingBack) {
    isTakingBack = false;
    return true;
  }
  const top = open.at(-1);
  if (!top || windowOf(state) === top.id) return false;
  top.close();
  return true;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener(BACK, (event) => {
    if (event instanceof CustomEvent && isForWindow(event.detail)) event.preventDefault();
  });
  // in stories no host asks
  window.addEventListener('popstate', ({ state }) => void isForWindow(state));
}

/**
 * While a window is open the history has an entry for it, so that Back closes the window and stays on the page. Closed
 * in another way, the window takes its entry back, unless the page has gone on since.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const entry = { id: Math.random().toString(36).slice(2), close: () => latest.current() };
    listen();
    open.push(entry);
    history.pushState({ ...(history.state as State), [KEY]: entry.id }, '');
    return () => {
      open.splice(open.indexOf(entry), 1);
      if (windowOf(history.state) !== entry.id) return;
      isTakingBack = true;
      history.back();
    };
  }, [isOpen]);
}
