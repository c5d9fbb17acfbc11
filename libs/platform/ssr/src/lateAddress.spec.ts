import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST, withLateAddress } from './lateAddress.js';

const written = () => location.pathname + location.search;

function open() {
  const late = withLateAddress(window);
  const router = createBrowserRouter([{ path: '*' }], { window: late });
  return { late, go: (to: string, replace: boolean) => router.navigate(to, { replace }), router };
}

describe('SRCH-05 the address follows the results', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/search');
  });
  afterEach(() => vi.useRealTimers());

  it('is written once it rests, and once for many letters', async () => {
    const { go, router } = open();
    const write = vi.spyOn(history, 'replaceState');
    for (const letter of ['k', 'ki', 'kia']) {
      await go(`/search?s=${letter}`, true);
      await vi.advanceTimersByTimeAsync(REST - 1);
      expect(written()).toBe('/search');
      expect(router.state.location.search).toBe(`?s=${letter}`);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(written()).toBe('/search?s=kia');
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('is a step of its own at once where the visitor goes on', async () => {
    const { go } = open();
    const before = history.length;
    await go('/search?s=kia', true);
    await go('/search/kia', false);
    expect(written()).toBe('/search/kia');
    expect(history.length).toBe(before + 1);
    history.back();
    await vi.advanceTimersByTimeAsync(REST);
    expect(written()).toBe('/search?s=kia');
  });

  it.each([
    ['click', new Event('click')],
    ['end of the page', new Event('pagehide')],
    ['Escape', new KeyboardEvent('keydown', { key: 'Escape' })],
    ['Reload', new KeyboardEvent('keydown', { key: 'r', ctrlKey: true })],
  ])('is there for what a %s goes by', async (_name, event) => {
    const { go } = open();
    await go('/search?s=audi', true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    // as a browser does that fills a form in
    window.dispatchEvent(new Event('keydown'));
    expect(written()).toBe('/search');
    window.dispatchEvent(event);
    expect(written()).toBe('/search?s=audi');
  });

  it('is not written over the entry that Back leads to', async () => {
    const { go } = open();
    await go('/search?s=bmw', true);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.advanceTimersByTimeAsync(REST);
    expect(written()).toBe('/search');
  });

  it('leaves the rest of the window as it is', () => {
    const { late } = open();
    expect(late.location).toBe(window.location);
    expect(late.document).toBe(document);
    expect(late.setTimeout(() => undefined, 0)).toBeDefined();
    vi.advanceTimersByTime(REST);
    expect(late.history.state).toEqual(history.state);
    expect(history.state).toEqual({ idx: 0 });
  });
});
