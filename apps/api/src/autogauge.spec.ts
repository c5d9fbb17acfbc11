import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autogaugeAnswer, vehicleAnswer } from '@forecourt/contracts/api';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from './compose.js';
import { buildKia } from './testing/demo.js';
import { openService } from './testing/openService.js';

let service: Service;
const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle =>
  buildKia(id, { slug: `rio-${id}`, year: 2021, km: 40_000, price: 20_000, ...values });
beforeAll(async () => {
  service = await openService(
    {
      harbour: [
        vehicle('1'),
        vehicle('2', { car_type: 'new' }),
        vehicle('3', { status: 'withdrawn' }),
        vehicle('4', { model: 'Ceed' }),
      ],
      northline: [19_050, 19_950, 21_050].map((price, index) => vehicle(`n${index}`, { price })),
    },
    { isProduction: false },
  );
}, 60_000);
afterAll(() => service.close());

const get = (url: string, host = 'harbour.localhost') => service.api.inject({ url, headers: { host } });

describe('GET /api/cars/:slug/autogauge', () => {
  it('VDP-08 a page begins with the gauge that its own stock tells, and knows where there is none', async () => {
    const page = async (slug = 'rio-1') => vehicleAnswer.parse((await get(`/api/vehicles/${slug}`)).json());
    expect((await page('rio-4')).gauge ?? {}).toEqual({});
    const answer = await get('/api/cars/rio-1/autogauge');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
    const gauge = autogaugeAnswer.parse(answer.json());
    expect(gauge).toMatchObject({ market_range_min: 19_000, market_range_max: 21_100, comparables: 3 });
    expect((await page()).gauge).toEqual(gauge);
  });
  it('VDP-08 TEN-07 the market of all sites is figures; a vehicle of another site has no address here', async () => {
    expect((await get('/api/cars/rio-n0/autogauge')).statusCode).toBe(404);
    expect((await get('/api/cars/rio-n0/autogauge', 'northline.localhost')).statusCode).toBe(200);
    expect((await get('/api/cars/rio-1/autogauge', 'nobody.example')).statusCode).toBe(404);
    expect((await get('/api/cars/rio-1/autogauge')).body).not.toMatch(/northline|19050|19950|21050|rio-n/);
  });
  it.each([
    ['rio-2', 200, {}],
    ['rio-4', 200, {}],
    ['rio-3', 410, undefined],
    ['nothing', 404, undefined],
    ['%00', 404, undefined],
    ["'%20or%201=1", 404, undefined],
    ['x'.repeat(400), 422, undefined],
  ])('VDP-08 %s answers %i', async (slug, status, body) => {
    const answer = await get(`/api/cars/${slug}/autogauge`);
    expect(answer.statusCode).toBe(status);
    if (body) expect(answer.json()).toEqual(body);
  });
  it('VDP-08 requests are limited to 120 a minute from one address', async () => {
    const ask = () =>
      service.api.inject({
        url: '/api/cars/rio-2/autogauge',
        headers: { host: 'harbour.localhost', 'x-forwarded-for': '203.0.113.9' },
      });
    const codes: number[] = [];
    for (let i = 0; i < 121; i++) codes.push((await ask()).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(120);
    expect(codes.at(-1)).toBe(429);
  });
});
