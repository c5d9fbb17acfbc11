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
  if (hydrate !== 'never') holdClicks(id, root);
  const left = new Promise<void>((resolve) => waiting.add(resolve));
  const wait = Promise.race([waitFor(root, hydrate), left])
    .then(load)
    .catch((error: unknown) => {
      partIsAlive(id);
      throw error;
    });
  pending.set(id, wait);
  return wait;
}

const held = new Map<string, () => void>();

/** Gives back the click that was held while the part's code was on its way. */
export function partIsAlive(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

/** A click that comes before the code would be lost, or a link that a part takes over would lead away: keep the last one. */
function holdClicks(id: string, root: Element): void {
  let target: HTMLElement | undefined;
  const hold = (event: Event) => {
    if (!isInside(root, event) || !(event.target instanceof Element)) return;
    const found = event.target.closest<HTMLElement>('button:not([type="submit"]), [role="button"], [data-takes-over]');
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    target = found;
  };
  document.addEventListener('click', hold, true);
  held.set(id, () => {
    document.removeEventListener('click', hold, true);
    if (target?.isConnected) target.click();
  });
}

function waitFor(root: Element, hydrate: Hydrate): Promise<void> {
  if (hydrate === 'never') return new Promise(() => {});
  if (hydrate === 'idle') {
    return new Promise((resolve) => {
      const done = () => resolve();
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
          resolve();
        },
        { rootMargin: '200px' },
      );
      observer.observe(root);
    });
  }
  // a part inside another one that came late: the visitor is in it already
  if (root.contains(document.activeElement) || root.matches(':hover')) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (event: Event) => {
      if (!isInside(root, event)) return;
      for (const type of INTERACTIONS) document.removeEventListener(type, done, true);
      resolve();
    };
    for (const type of INTERACTIONS) document.addEventListener(type, done, { capture: true, passive: true });
  });
}

// Listeners stand on the document: React listens on its container and stops what is meant for parts that do not answer yet.
const isInside = (root: Element, event: Event): boolean => event.target instanceof Node && root.contains(event.target);
