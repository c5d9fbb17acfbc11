import type { Hydrate } from './defineFeature.js';

/** True until the first page is interactive: only then is there server HTML worth keeping. */
let isFirstPage = true;

const waiting = new Map<string, { hydrate: Hydrate; release: () => void }>();

/**
 * Called when the visitor leaves the server-rendered page. Parts that still wait are loaded now: React cannot finish a
 * navigation above a boundary that never hydrates.
 */
export function endFirstPage(): void {
  isFirstPage = false;
  for (const { release } of waiting.values()) release();
  waiting.clear();
}

const awake = new Set<string>();

/**
 * Makes a part interactive before its trigger, with the parts around it, which React must take over first. Only parts that
 * wait for a touch or for a quiet moment are hurried: those that wait to be seen have their own reason.
 */
export function wakePart(id: string): void {
  for (let root = document.querySelector(selectorOf(id)); root; root = outerPart(root)) {
    const own = root.getAttribute('data-part') ?? '';
    awake.add(own);
    const part = waiting.get(own);
    if (part && canHurry(part.hydrate)) part.release();
  }
}

const outerPart = (root: Element): Element | null => root.parentElement?.closest('[data-part]') ?? null;
const canHurry = (hydrate: Hydrate): boolean => hydrate === 'interaction' || hydrate === 'idle';
const selectorOf = (id: string): string => `[data-part="${CSS.escape(id)}"]`;

const pending = new Map<string, Promise<void>>();
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Resolves when the part's code was loaded, which starts at once or, on the first page, when its trigger fires. A part that
 * is drawn several times (on every card of a listing) has one trigger: a touch of any of them.
 */
export function whenTriggered(id: string, hydrate: Hydrate, load: () => Promise<void>): Promise<void> {
  const isDrawn = typeof document !== 'undefined' && document.querySelector(selectorOf(id)) !== null;
  if (!isFirstPage || !isDrawn || hydrate === 'load' || (awake.has(id) && canHurry(hydrate))) return load();
  const known = pending.get(id);
  if (known) return known;
  if (hydrate !== 'never') holdClicks(id);
  const released = new Promise<void>((release) => waiting.set(id, { hydrate, release }));
  const wait = Promise.race([waitFor(id, hydrate), released])
    .then(load)
    .catch((error: unknown) => {
      partIsAlive(id);
      console.warn(`The code of part "${id}" could not be loaded; what the server drew stays.`, error);
      // a promise that fails would make React try for ever, and the page with it
      return new Promise<never>(() => undefined);
    });
  pending.set(id, wait);
  return wait;
}

const held = new Map<string, () => void>();
const alive = new Set<string>();

/** Gives back the click that was held while the part's code was on its way. */
export function partIsAlive(id: string): void {
  alive.add(id);
  held.get(id)?.();
  held.delete(id);
}

/** Clicks; where the target is in a part inside that does not answer yet, that one holds the click in its turn. */
function giveBack(target: HTMLElement, id: string): void {
  const inner = target.closest('[data-part]')?.getAttribute('data-part') ?? id;
  if (inner !== id && !alive.has(inner)) {
    holdClicks(inner);
    wakePart(inner);
  }
  target.click();
}

/**
 * A click that comes before the code would be lost, or a link that a part takes over would lead away: keep one for each
 * element, in order.
 */
function holdClicks(id: string): void {
  if (held.has(id)) return;
  const targets = new Set<HTMLElement>();
  const hold = (event: Event) => {
    if (!isInside(id, event) || !(event.target instanceof Element)) return;
    const found = event.target.closest<HTMLElement>('button:not([type="submit"]), [role="button"], [data-takes-over]');
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    targets.delete(found);
    targets.add(found);
  };
  document.addEventListener('click', hold, true);
  held.set(id, () => {
    document.removeEventListener('click', hold, true);
    for (const target of targets) if (target.isConnected) giveBack(target, id);
  });
}

function waitFor(id: string, hydrate: Hydrate): Promise<void> {
  if (hydrate === 'never') return new Promise(() => {});
  if (hydrate === 'idle') {
    return new Promise((resolve) => {
      const done = () => resolve();
      // Safari has no requestIdleCallback
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 4000 });
      else setTimeout(done, 1500);
    });
  }
  if (hydrate === 'scroll') {
    // a page that comes back where it was left has been scrolled already
    if (window.scrollY > 0) return Promise.resolve();
    return new Promise((resolve) => {
      window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
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
      for (const root of document.querySelectorAll(selectorOf(id))) observer.observe(root);
    });
  }
  // a part inside another one that came late: the visitor is in it already
  if (document.querySelector(`${selectorOf(id)}:is(:focus-within, :hover)`)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (event: Event) => {
      if (!isInside(id, event)) return;
      for (const type of INTERACTIONS) document.removeEventListener(type, done, true);
      resolve();
    };
    for (const type of INTERACTIONS) document.addEventListener(type, done, { capture: true, passive: true });
  });
}

// Listeners stand on the document: React listens on its container and stops what is meant for parts that do not answer yet.
const isInside = (id: string, event: Event): boolean =>
  event.target instanceof Element && event.target.closest(selectorOf(id)) !== null;
