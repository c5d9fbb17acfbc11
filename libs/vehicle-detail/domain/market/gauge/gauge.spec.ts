import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUsedCarChecks, shownGauge, type Autogauge } from './gauge.js';

const gauge: Autogauge = {
  fill: 0.4,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 33_000,
  confidence: 0.5,
};

describe('shownGauge', () => {
  it('VDP-08 shows a gauge that has everything', () => {
    expect(shownGauge(gauge, 30_000)).toEqual(gauge);
  });
  it.each<[string, Partial<Autogauge>]>([
    ['no fill', { fill: undefined }],
    ['no listing price', { listing_price: undefined }],
    ['no beginning of the range', { market_range_min: undefined }],
    ['no end of the range', { market_range_max: undefined }],
    ['no confidence', { confidence: undefined }],
    ['a confidence of 0.2', { confidence: 0.2 }],
    ['a range that ends below the listing price', { market_range_max: 29_999 }],
    ['a fill above 1', { fill: 1.01 }],
    ['a fill below 0', { fill: -0.01 }],
    ['a range the wrong way round', { market_range_min: 33_001 }],
    ['something that is no number', { fill: Number.NaN }],
  ])('VDP-08 hides with %s', (_name, change) => {
    expect(shownGauge({ ...gauge, ...change }, 30_000)).toBeUndefined();
  });
  it.each<[string, Partial<Autogauge>]>([
    ['a confidence just above 0.2', { confidence: 0.201 }],
    ['a range that ends at the listing price', { market_range_max: 30_000, fill: 1 }],
    ['a fill of 0', { fill: 0 }],
  ])('VDP-08 shows with %s', (_name, change) => {
    expect(shownGauge({ ...gauge, ...change }, 30_000)).toBeDefined();
  });
  it('VDP-08 hides while it is of another price than the page shows, and without an answer', () => {
    expect(shownGauge(gauge, 29_500)).toBeUndefined();
    expect(shownGauge(gauge, undefined)).toBeUndefined();
    expect(shownGauge(undefined, 30_000)).toBeUndefined();
    expect(shownGauge({ ...gauge, listing_price: 30_000.4 }, 30_000)).toBeDefined();
  });
  it('VDP-08 whatever a partner answers, a gauge that shows can be rendered', () => {
    const any = fc.option(fc.double(), { nil: undefined });
    const answers = fc.record({
      fill: any,
      listing_price: any,
      market_range_min: any,
      market_range_max: any,
      confidence: any,
    });
    fc.assert(
      fc.property(answers, fc.option(fc.double(), { nil: undefined }), (answer, price) => {
        const shown = shownGauge(answer, price ?? answer.listing_price);
        if (!shown) return;
        expect(shown.fill).toBeGreaterThanOrEqual(0);
        expect(shown.fill).toBeLessThanOrEqual(1);
        expect(shown.confidence).toBeGreaterThan(0.2);
        expect(shown.market_range_max).toBeGreaterThanOrEqual(shown.listing_price);
      }),
    );
  });
});

it.each([
  ['used', true],
  ['demo', false],
  ['new', false],
])('VDP-08 a %s vehicle has checks: %s', (car_type, has) => {
  expect(hasUsedCarChecks({ car_type })).toBe(has);
});
