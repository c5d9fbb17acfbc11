import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@forecourt/runtime';
import { estimateDelivery } from './delivery.js';

const found = () => Promise.resolve({ price: 350, region: 'New South Wales' });
const refused = (status: number) => () => Promise.reject(new ApiError(status, undefined));

describe('delivery calculator', () => {
  it('VDP-12 an empty postcode asks nobody', async () => {
    const lookUp = vi.fn(found);
    expect(await estimateDelivery('  ', lookUp)).toEqual({ kind: 'error', message: 'Please enter a postcode.' });
    expect(lookUp).not.toHaveBeenCalled();
  });
  it('VDP-12 a postcode that is covered has its price and region', async () => {
    expect(await estimateDelivery(' 2000 ', found)).toEqual({ kind: 'result', price: 350, region: 'New South Wales' });
  });
  it.each([
    ['not covered', refused(404), /^Sorry, we can't provide an estimate for that location/],
    ['no postcode', refused(422), /^Invalid postcode/],
    ['a fault of the service', refused(500), /^Sorry/],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^Sorry/],
  ])('VDP-12 %s has its message', async (_name, lookUp, message) => {
    expect(await estimateDelivery('9999', lookUp)).toEqual({
      kind: 'error',
      message: expect.stringMatching(message) as string,
    });
  });
});
