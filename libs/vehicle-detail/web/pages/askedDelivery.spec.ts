import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiGateway } from '@forecourt/runtime';
import { PLAIN } from '@forecourt/words';
import { askedDelivery } from './askedDelivery.js';

const gateway = (answer: () => Promise<unknown>) => {
  const request = vi.fn(answer);
  return { request, api: { request } as ApiGateway };
};

describe('a delivery that is requested without script', () => {
  it('VDP-12 an empty postcode sends no request', async () => {
    const { api, request } = gateway(() => Promise.resolve());
    expect(await askedDelivery('  ', api, PLAIN)).toEqual({ kind: 'error', message: 'Please enter a postcode.' });
    expect(request).not.toHaveBeenCalled();
  });
  it('VDP-12 has the price and region of its postcode', async () => {
    const { api, request } = gateway(() => Promise.resolve({ price: 350, region: 'New South Wales' }));
    expect(await askedDelivery(' 2000 ', api, PLAIN)).toEqual({
      kind: 'result',
      price: 350,
      region: 'New South Wales',
    });
    expect(request).toHaveBeenCalledExactlyOnceWith('/api/delivery?postcode=2000', { method: 'GET' });
  });
  it.each([
    ['a refusal', new ApiError(422, undefined), /^Invalid postcode/],
    ['a fault of the network', new TypeError('Failed to fetch'), /^Sorry/],
  ])('VDP-12 %s has its message', async (_name, error, message) => {
    const { api } = gateway(() => Promise.reject(error));
    expect(await askedDelivery('9999', api, PLAIN)).toMatchObject({
      message: expect.stringMatching(message) as string,
    });
  });
});
