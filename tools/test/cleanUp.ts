import { afterEach, vi } from 'vitest';

// files of one project share a process: a test leaves no clock, storage or page to the next
afterEach(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
