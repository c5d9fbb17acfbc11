import { afterAll, afterEach, vi } from 'vitest';

// Files of one project share a process, and specs of components share a window: a test leaves no clock, storage, page
// or counted event to the next, and a file no listener. A store or a component that hears a later file's events would
// act on its storage.
const isInWindow = typeof document !== 'undefined';
const listened: Parameters<typeof window.addEventListener>[] = [];

if (isInWindow) {
  const original = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
    listened.push(args);
    original(...args);
  };
  afterAll(() => {
    window.addEventListener = original;
    for (const [type, listener, options] of listened.splice(0)) window.removeEventListener(type, listener, options);
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });
}

afterEach(() => {
  vi.useRealTimers();
  if (!isInWindow) return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // Emotion keeps its style elements for good, and fails where one of them is gone
  for (const element of [...document.head.children]) if (!element.hasAttribute('data-emotion')) element.remove();
  for (const name of ['dataLayer', 'forecourtEvents']) Reflect.deleteProperty(window, name);
  window.history.replaceState(null, '', '/');
});
