import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain, pauseBefore } from './useAsksAgain.js';

const ask = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  stop = askAgain(ask, () => 0.5);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a search that failed', () => {
  it('SRCH-06 is retried after pauses that grow to a minute', () => {
    expect([0, 1, 2, 3, 4, 50].map((tries) => pauseBefore(tries, 0.5))).toEqual([
      4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ]);
    expect([pauseBefore(0, 0), pauseBefore(0, 1)]).toEqual([3000, 5000]);
    vi.advanceTimersByTime(3999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(8000 + 16_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('SRCH-06 is retried at once when the network is back, and once more soon after', () => {
    vi.advanceTimersByTime(4000 + 8000);
    ask.mockClear();
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(4000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('SRCH-06 is not retried without a network or in a hidden tab', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(4000);
    onLine.mockReturnValue(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(8000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('SRCH-06 is left alone once it was answered', () => {
    stop();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect(ask).not.toHaveBeenCalled();
  });
});
