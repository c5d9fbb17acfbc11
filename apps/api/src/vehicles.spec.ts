import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { describeService } from './testing/describeService.js';

await describeService('vehicles and what is counted of them', (tested) => {
  const { call } = tested;
  describe('vehicles', () => {
    it.each([
      ['kia-1', 200],
      ['kia-2', 410],
      ['kia-3', 404],
      ['kia-4', 200],
      ['nothing', 404],
      ['%00', 404],
      ["'%20or%201=1", 404],
    ])('VDP-06 %s answers %i', async (slug, status) => {
      expect((await call(`/api/vehicles/${slug}`)).statusCode).toBe(status);
    });
    it('TEN-07 one site never sees another’s vehicle', async () => {
      expect((await call('/api/vehicles/kia-9')).statusCode).toBe(404);
      expect((await call('/api/vehicles/kia-9', { host: 'northline.localhost:4200' })).statusCode).toBe(200);
      expect((await call('/api/vehicles/kia-1', { host: 'nobody.example' })).statusCode).toBe(404);
    });
  });

  describe('every call that takes a vehicle', () => {
    const calls: readonly (readonly [name: string, ask: (slug: string, host: string) => ReturnType<typeof call>])[] = [
      ['its page', (slug, host) => call(`/api/vehicles/${slug}`, { host })],
      ['the brochure', (slug, host) => call(`/api/vehicles/${slug}/brochure.pdf`, { host })],
      ['the gauge', (slug, host) => call(`/api/cars/${slug}/autogauge`, { host })],
      ['the count', (slug, host) => call(`/api/cars/${slug}/view.json`, { host })],
      ['the appointments', (slug, host) => call(`/api/appointments?vehicle=${slug}`, { host })],
    ];
    it.each(calls)('TEN-07 %s answers for no hidden, withdrawn or foreign vehicle', async (_name, ask) => {
      const status = async (slug: string, host = 'harbour.localhost') => (await ask(slug, host)).statusCode;
      expect(await status('kia-1')).toBe(200);
      expect(await status('kia-4')).toBe(200);
      expect([await status('kia-2'), await status('kia-3'), await status('kia-9')]).toEqual([410, 404, 404]);
      expect(await status('kia-1', 'northline.localhost')).toBe(404);
    });
    it('VDP-06 FORM-06 a sold vehicle has no times for a test drive', async () => {
      const days = async (slug: string) =>
        (await call(`/api/appointments?vehicle=${slug}`)).json<{ days: object[] }>().days;
      expect((await days('kia-1')).length).toBeGreaterThan(0);
      expect(await days('kia-4')).toEqual([]);
    });
  });

  describe('views', () => {
    const look = async (query = '', host = 'harbour.localhost', from: string = crypto.randomUUID()) =>
      call(`/api/cars/kia-1/view.json${query}`, { host, headers: { 'x-forwarded-for': from } });
    it('VDP-19 of one visitor count once a day, however often the page is loaded', async () => {
      const views = async (from: string) => (await look('', undefined, from)).json<{ views: number }>().views;
      const first = await views('198.51.100.7');
      for (let n = 0; n < 20; n++) expect(await views('198.51.100.7')).toBe(first);
      expect(await views('198.51.100.8')).toBe(first + 1);
      expect(await views('198.51.100.7')).toBe(first + 1);
    });
    it('VDP-19 are counted for the site, and the vehicle carries them', async () => {
      const first = (await look()).json<{ views: number; car_fields: object }>();
      const second = (await look('?photos_count=0&updated_at=1&website_id=1001')).json<typeof first>();
      expect(second.views).toBe(first.views + 1);
      expect(first.car_fields).toMatchObject({ status: 'in_stock', photos_count: 0, updated_at: 1 });
      expect(second.car_fields).toEqual({});
      const { vehicle } = (await call('/api/vehicles/kia-1')).json<{ vehicle: Vehicle }>();
      expect(vehicle.views).toBe(second.views);
    });
    it('VDP-19 for another site’s id count nothing', async () => {
      const { views } = (await look()).json<{ views: number }>();
      expect((await look('?website_id=1002')).json()).toMatchObject({ views });
      expect((await look('', 'northline.localhost')).statusCode).toBe(404);
    });
    it('VDP-19 that another site’s page makes a browser send count nothing', async () => {
      const { views } = (await look()).json<{ views: number }>();
      for (const [name, value] of [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
        ['origin', 'https://elsewhere.example'],
      ] as const) {
        const headers = { 'x-forwarded-for': crypto.randomUUID(), [name]: value };
        expect((await call('/api/cars/kia-1/view.json', { headers })).json()).toMatchObject({ views });
      }
      expect((await look()).json()).toMatchObject({ views: views + 1 });
    });
    it.each([
      '?photos_count=x&updated_at=-5',
      '?photos_count=1&photos_count=2',
      '?website_id=%00',
      '?updated_at=1e999',
    ])('VDP-19 %s is no fault', async (query) => {
      expect((await look(query)).statusCode).toBe(200);
    });
  });

  describe('phone reveals', () => {
    const reveal = (changes: object = {}, host = 'harbour.localhost', from: string = crypto.randomUUID()) =>
      call('/api/phone-reveals', {
        host,
        method: 'POST',
        payload: { car_id: '1', dealership_id: 'd1', website_id: '1001', ...changes },
        headers: { 'x-forwarded-for': from },
      });
    const rows = () =>
      tested.service.database.db.selectFrom('events').select(['site', 'name', 'vehicle_id', 'payload']).execute();

    it('VDP-18 are stored with their vehicle and their site', async () => {
      const answer = await reveal();
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual({ stored: true, phone: '02 5550 1210' });
      expect(await rows()).toEqual([
        { site: 'harbour', name: 'phone-reveal', vehicle_id: '1', payload: { dealership_id: 'd1' } },
      ]);
    });
    it.each([
      [{ location: 'nowhere' }, 'location'],
      [{ location: '__proto__' }, 'location'],
      [{ car_id: '' }, 'car_id'],
      [{ car_id: '\u0000' }, 'car_id'],
      [{ car_id: 7 }, 'car_id'],
      [{ website_id: '1002' }, 'website_id'],
      [{ dealership_id: 'other' }, 'dealership_id'],
    ])('TEN-07 VDP-18 %j is refused with its field', async (changes, field) => {
      const before = (await rows()).length;
      const response = await reveal(changes);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ error: { fields: { field: string }[] } }>().error.fields[0]?.field).toBe(field);
      expect(await rows()).toHaveLength(before);
    });
    it('VDP-18 tell the number of the site, of a place, or of a vehicle', async () => {
      const phone = async (body: object) =>
        (await reveal({ car_id: undefined, dealership_id: undefined, ...body })).json<{ phone: string }>().phone;
      expect(await phone({})).toBe('02 5550 1200');
      expect(await phone({ location: 'newcastle' })).toBe('02 5550 1300');
      expect(await phone({ car_id: '1' })).toBe('02 5550 1210');
    });
    it.each([
      ['withdrawn', '2', 410],
      ['hidden', '3', 404],
      ['another site’s', '9', 404],
      ['unknown', 'nothing', 404],
    ])('TEN-07 VDP-18 answer for a vehicle that is %s as its page does', async (_name, car_id, status) => {
      const before = (await rows()).length;
      expect((await reveal({ car_id })).statusCode).toBe(status);
      expect(await rows()).toHaveLength(before);
    });
    it('VDP-18 are limited from one address', async () => {
      const codes = [];
      for (let i = 0; i < 14; i++) codes.push((await reveal({}, undefined, '203.0.113.9')).statusCode);
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
    });
  });
});
