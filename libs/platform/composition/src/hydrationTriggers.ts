import type { Hydrate } from './defineFeature.js';

/** True until the first page is interactive: only then is there server HTML worth keeping. */
let isFirstPage = true;

const waiting = new Set<() => void>();

/**
 * Called when the visitor leaves the server-rendered page. Parts that still wait are loaded now: React cannot finish a
 * navigation above a boundary that never hydrates.
 */
export function endFirstPage(): void {
  isFirstPage = false;
  for (const release of waiting) release();
  waiting.clear();
}

const pending = new Map<string, Promise<void>>();
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Resolves when the part's code was loaded, which starts at once or, on the first page, when its trigger fires. */
export function whenTriggered(id: string, hydrate: Hydrate, load: () => Promise<void>): Promise<void> {
  const root = typeof document === 'undefined' ? null : document.querySelector(`[data-part="${CSS.escape(id)}"]`);
  if (!isFirstPage || !root || hydrate === 'load') return load();
  const known = pending.get(id);
  if (known) return known;
  const left = new Promise<undefined>((resolve) => waiting.add(() => resolve(undefined)));
  const wait = Promise.race([waitFor(root, hydrate), left]).then((event) => load().then(() => replayClick(event)));
  pending.set(id, wait);
  return wait;
}

function waitFor(root: Element, hydrate: Hydrate): Promise<Event | undefined> {
  if (hydrate === 'never') return new Promise(() => {});
  if (hydrate === 'idle') {
    return new Promise((resolve) => {
      const done = () => {
        resolve(undefined);
      };
      // Safari has no requestIdleCallback
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 4000 });
      else setTimeout(done, 1500);
    });
  }
  if (hydrate === 'visible') {
    return new Promise((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          resolve(undefined);
        },
        { rootMargin: '200px' },
      );
      observer.observe(root);
    });
  }
  return new Promise((resolve) => {
    const done = (event: Event) => {
      for (const type of INTERACTIONS) root.removeEventListener(type, done, true);
      // a click that comes before the code would be lost: hold it and give it back afterwards
      if (event.type === 'click' && isButton(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
      resolve(event);
    };
    for (const type of INTERACTIONS) root.addEventListener(type, done, { capture: true, passive: false });
  });
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([type="submit"]), [role="button"]') !== null;

function replayClick(event: Event | undefined): void {
  if (event?.type !== 'click' || !isButton(event.target)) return;
  const target = event.target as HTMLElement;
  // two frames: React hydrates the boundary in the first
  requestAnimationFrame(() => requestAnimationFrame(() => target.click()));
}
