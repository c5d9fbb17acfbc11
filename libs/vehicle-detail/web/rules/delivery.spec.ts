import { describe, expect, it } from 'vitest';
import { PLAIN } from '@forecourt/words';
import { deliveryFaults, deliveryFound, deliveryRefused } from './delivery.js';

describe('delivery calculator', () => {
  it('VDP-12 nothing typed is a fault of the field, and what is typed is the service’s to judge', () => {
    expect(deliveryFaults({ postcode: '  ' }, PLAIN)).toEqual({ postcode: 'Please enter a postcode.' });
    expect(deliveryFaults({ postcode: ' 2250 ' }, PLAIN)).toEqual({});
  });
  it('VDP-12 a postcode that is covered has its price and region', () => {
    expect(deliveryFound({ price: 350, region: 'New South Wales' })).toEqual({
      kind: 'result',
      price: 350,
      region: 'New South Wales',
    });
  });
  it.each([
    ['not covered', 404, /^Sorry, we can't provide an estimate for that location/],
    ['no postcode', 422, /^Invalid postcode/],
    ['a fault of the service', 500, /^Sorry/],
    ['no network', 'NETWORK', /^Sorry/],
    ['nothing at all', undefined, /^Sorry/],
  ])('VDP-12 %s has its message', (_name, status, message) => {
    expect(deliveryRefused(status, PLAIN)).toEqual({
      kind: 'error',
      message: expect.stringMatching(message) as string,
    });
  });
});
