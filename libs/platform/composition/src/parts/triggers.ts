import type { Hydrate } from '../defineFeature.js';

/** Touches of a part that waits for one. */
export const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Calls `release` once, when the trigger of a part fires; returns what stops waiting. A touch is not waited for here:
 * `Islands` hears all of them.
 */
export function whenTriggered(element: HTMLElement, hydrate: Hydrate, release: () => void): () => void {
  switch (hydrate) {
    case 'load':
      release();
      return nothing;
    case 'idle':
      return whenIdle(release);
    case 'scroll':
      return whenScrolled(release);
    case 'visible':
      return whenVisible(element, release);
    case 'interaction':
      // a part inside another one that came late: the visitor is in it already
      if (element.matches(':is(:focus-within, :hover)')) release();
      return nothing;
    case 'never':
      return nothing;
  }
}

const nothing = (): void => undefined;

function whenIdle(release: () => void): () => void {
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(release, { timeout: 4000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(release, 1500);
  return () => clearTimeout(timer);
}

function whenScrolled(release: () => void): () => void {
  // a page that comes back where it was left has been scrolled already
  if (window.scrollY > 0) {
    release();
    return nothing;
  }
  window.addEventListener('scroll', release, { once: true, passive: true });
  return () => window.removeEventListener('scroll', release);
}

/**
 * What is on the screen at once; what is just below it when somebody scrolls, so that its code is there before it is
 * seen.
 */
function whenVisible(element: HTMLElement, release: () => void): () => void {
  const seen = () => {
    stopListening();
    release();
  };
  let stopLooking = whenOnScreen(element, '0px', seen);
  const stopListening = whenScrolled(() => {
    stopLooking();
    stopLooking = whenOnScreen(element, '200px', release);
  });
  return () => {
    stopLooking();
    stopListening();
  };
}

function whenOnScreen(element: HTMLElement, rootMargin: string, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
