import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordEvent, type AnalyticsEvent } from './recordEvent.js';

const event = { id: 39, name: 'favourite added', vehicleId: '7' };

describe('recordEvent', () => {
  afterEach(() => {
    delete window.dataLayer;
    vi.restoreAllMocks();
  });

  it('API-03 tells the page and the tag manager', () => {
    const heard = vi.fn();
    window.addEventListener('forecourt:event', ({ detail }: CustomEvent<AnalyticsEvent>) => void heard(detail), {
      once: true,
    });
    window.dataLayer = [];
    recordEvent(event);
    expect(heard).toHaveBeenCalledWith(event);
    expect(window.dataLayer).toEqual([{ ...event, event: 'forecourt.39' }]);
  });

  it('API-03 a tag manager that fails is warned of and ignored', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.dataLayer = Object.assign([], {
      push: () => {
        throw new Error('blocked');
      },
    });
    expect(() => recordEvent(event)).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('needs no tag manager', () => {
    expect(() => recordEvent(event)).not.toThrow();
  });
});
