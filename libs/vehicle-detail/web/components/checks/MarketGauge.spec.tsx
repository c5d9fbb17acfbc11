import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { MarketGauge } from './MarketGauge.js';

const gauge = {
  fill: 0.4,
  listing_price: 30_990,
  market_range_min: 28_900,
  market_range_max: 34_100,
  confidence: 0.58,
};

const site = createSite({ slug: 'a', origin: 'http://a', features: [], config: {} });

/** Scrolls the gauge onto the screen, or away from it. */
let scrolled: (isOnScreen: boolean) => void;

let root: Root;
const container = document.createElement('div');
const shownPrice = () => container.querySelector('strong [aria-hidden]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => act(() => onChange([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  root = createRoot(container);
  act(() =>
    root.render(
      <SiteContext value={site}>
        <MarketGauge timeZone="Australia/Sydney" gauge={gauge} />
      </SiteContext>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

describe('market gauge', () => {
  it('VDP-08 says the price before it is seen, as on a printed page', () => {
    expect(shownPrice()).toBe('$30,990');
  });

  it('VDP-08 counts up once it is seen, and says the price when it is scrolled away half way', () => {
    scrolled(true);
    act(() => void vi.advanceTimersByTime(500));
    expect(shownPrice()).not.toBe('$30,990');
    scrolled(false);
    expect(shownPrice()).toBe('$30,990');
    scrolled(true);
    act(() => void vi.advanceTimersByTime(3000));
    expect(shownPrice()).toBe('$30,990');
  });
});
