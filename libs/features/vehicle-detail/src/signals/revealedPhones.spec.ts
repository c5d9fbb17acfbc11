import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealPhone } from './revealedPhones.js';

const site = { id: '1001', dealershipId: 'd1' };
const fetched = vi.fn<typeof fetch>();
const answer = () => Promise.resolve(new Response('{"stored":true,"phone":"02 5550 1200"}', { status: 201 }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a number that is asked for', () => {
  it('VDP-18 comes from the service, and counts once, with vehicle, dealership and site', async () => {
    const vehicle = { id: 'R1', dealership_id: 'd2' };
    expect(await Promise.all([revealPhone(vehicle, site), revealPhone(vehicle, site)])).toEqual(['02 5550 1200', '02 5550 1200']); // prettier-ignore
    expect(await revealPhone(vehicle, site)).toBe('02 5550 1200');
    expect(fetched).toHaveBeenCalledOnce();
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/phone-reveals');
    expect(JSON.parse(request?.body as string)).toEqual({ car_id: 'R1', dealership_id: 'd2', website_id: '1001' });
  });
  it('VDP-18 a failure is only logged, and the number may be asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await revealPhone({ id: 'R2' }, site)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(await revealPhone({ id: 'R2' }, site)).toBe('02 5550 1200');
  });
});
