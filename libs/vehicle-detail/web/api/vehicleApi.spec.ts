import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type StoreExtra } from '@forecourt/runtime';
import { makeStore, selectPostcode } from '@forecourt/runtime/store';
import { selectPhone } from '../state/vehicleDetailSlice.js';
import { deliveryApi } from './deliveryApi.js';
import { readBrochure } from './readBrochure.js';
import { revealPhone } from './revealPhone.js';
import { vehicleApi } from './vehicleApi.js';

const request = vi.fn();
const openStore = () => makeStore({ api: { request }, site: 'harbour' } as unknown as StoreExtra);
beforeEach(() => request.mockReset());

describe('a delivery', () => {
  const { delivery } = deliveryApi.endpoints;
  it('VDP-12 that has an answer says where the shopper is', async () => {
    const store = openStore();
    request.mockResolvedValueOnce({ price: 390, region: 'New South Wales' });
    const { data } = await store.dispatch(delivery.initiate('2250'));
    expect(data).toEqual({ price: 390, region: 'New South Wales' });
    expect(request.mock.calls[0]?.[0]).toBe('/api/delivery?postcode=2250');
    expect(selectPostcode(store.getState())).toBe('2250');
  });
  it('VDP-12 that is refused says nothing', async () => {
    const store = openStore();
    request.mockRejectedValueOnce(new ApiError(404, undefined));
    const { error } = await store.dispatch(delivery.initiate('6799'));
    expect(error).toMatchObject({ status: 404 });
    expect(selectPostcode(store.getState())).toBeUndefined();
  });
});

describe('the market', () => {
  it('VDP-08 is looked up by the address of a vehicle', async () => {
    request.mockResolvedValueOnce({ confidence: 0.5 });
    await openStore().dispatch(vehicleApi.endpoints.gauge.initiate('a b'));
    expect(request.mock.calls[0]?.[0]).toBe('/api/cars/a%20b/autogauge');
  });
});

describe('the brochure', () => {
  it('VDP-15 is a file of the page, and a failure has its status', async () => {
    const address = vi.fn(() => 'blob:1');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: address }));
    const file = new Blob(['%PDF']);
    request.mockResolvedValueOnce(file).mockRejectedValueOnce(new ApiError(503, undefined));
    const store = openStore();
    const ask = () => store.dispatch(readBrochure('/api/vehicles/a/brochure.pdf'));
    expect(await ask()).toBe('blob:1');
    expect(address).toHaveBeenCalledWith(file);
    expect(request.mock.calls[0]).toEqual([
      '/api/vehicles/a/brochure.pdf',
      expect.objectContaining({ expects: 'file' }),
    ]);
    await expect(ask()).rejects.toMatchObject({ status: 503 });
    vi.unstubAllGlobals();
  });
});

describe('a number that is requested', () => {
  const site = { id: '1001', dealershipId: 'd1' };
  const found = { stored: true, phone: '02 5550 1200' };

  it('VDP-18 comes from the service, and counts once, with vehicle, dealership and site', async () => {
    const store = openStore();
    request.mockResolvedValue(found);
    const reveal = () => store.dispatch(revealPhone({ id: 'R1', dealership_id: 'd2' }, site));
    expect(await Promise.all([reveal(), reveal()])).toEqual(['02 5550 1200', '02 5550 1200']);
    expect(await reveal()).toBe('02 5550 1200');
    expect(selectPhone(store.getState(), 'R1')).toBe('02 5550 1200');
    expect(request).toHaveBeenCalledExactlyOnceWith(
      '/api/phone-reveals',
      expect.objectContaining({ method: 'POST', body: { car_id: 'R1', dealership_id: 'd2', website_id: '1001' } }),
    );
  });
  it('VDP-18 can be requested again after a failure', async () => {
    const store = openStore();
    request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(found);
    await expect(store.dispatch(revealPhone({ id: 'R2' }, site))).rejects.toMatchObject({ status: 'NETWORK' });
    expect(selectPhone(store.getState(), 'R2')).toBeUndefined();
    expect(await store.dispatch(revealPhone({ id: 'R2' }, site))).toBe('02 5550 1200');
    expect(request.mock.calls[1]?.[1]).toMatchObject({ body: { dealership_id: 'd1' } });
  });
});
