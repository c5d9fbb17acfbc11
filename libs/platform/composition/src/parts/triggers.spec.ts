import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenTriggered } from './triggers.js';

/** Observers that look at something. */
let looking: { margin: string | undefined; see: () => void }[];

beforeEach(() => {
  looking = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own;
      constructor(call: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        this.#own = { margin: options?.rootMargin, see: () => call([{ isIntersecting: true }]) };
      }
      observe = () => void looking.push(this.#own);
      disconnect = () => (looking = looking.filter((one) => one !== this.#own));
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const scroll = () => window.dispatchEvent(new Event('scroll'));
const margins = () => looking.map(({ margin }) => margin);

describe('a part that hydrates when it is seen', () => {
  it('needs no code below the screen before somebody scrolls, and has it then before it is seen', () => {
    const release = vi.fn();
    whenTriggered(document.createElement('div'), 'visible', release);
    expect(margins()).toEqual(['0px']);
    scroll();
    expect(margins()).toEqual(['200px']);
    expect(release).not.toHaveBeenCalled();
    looking[0]?.see();
    expect(release).toHaveBeenCalledTimes(1);
    expect(looking).toEqual([]);
  });

  it('comes once, however much is scrolled after it', () => {
    const release = vi.fn();
    whenTriggered(document.createElement('div'), 'visible', release);
    looking[0]?.see();
    scroll();
    expect(looking).toEqual([]);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is not waited for any more once it is called off', () => {
    const cancel = whenTriggered(document.createElement('div'), 'visible', vi.fn());
    cancel();
    scroll();
    expect(looking).toEqual([]);
  });
});
