import { describe, expect, it } from 'vitest';
import { describeService } from './testing/describeService.js';

await describeService('postcodes', (tested) => {
  const { call } = tested;
  describe('delivery', () => {
    it.each([
      ['2000', 200],
      [' 2000 ', 200],
      ['0800', 404],
      ['6798', 404],
      ['0000', 404],
      ['', 422],
      ['800', 422],
      ['20000', 422],
      ["2000'--", 422],
      ['%00', 422],
      // digits of full width, as a Chinese keyboard types them
      ['%EF%BC%92%EF%BC%90%EF%BC%90%EF%BC%90', 200],
      ['2000&postcode=3000', 422],
    ])('VDP-12 to "%s" answers %i', async (postcode, status) => {
      const response = await call(`/api/delivery?postcode=${postcode}`);
      expect(response.statusCode).toBe(status);
    });
    it('VDP-12 answers price and region of the site’s own zones, and the specified words', async () => {
      const own = (await call('/api/delivery?postcode=2000')).json<object>();
      const other = (await call('/api/delivery?postcode=2000', { host: 'northline.localhost' })).json<object>();
      expect(own).toEqual({ price: 0, region: 'Greater Sydney' });
      expect(other).not.toEqual(own);
      const messageOf = async (query: string) =>
        (await call(`/api/delivery${query}`)).json<{ error: { message: string } }>().error.message;
      expect(await messageOf('')).toBe('Please enter a postcode.');
      expect(await messageOf('?postcode=6799')).toMatch(/^Sorry, we can't provide an estimate for that location\./);
    });
  });

  describe('places', () => {
    it.each([
      ['4350', 200],
      ['%204350%20', 200],
      ['0800', 200],
      ['0000', 422],
      ['435', 422],
      ['abcd', 422],
      ["4350'--", 422],
      ['%EF%BC%94%EF%BC%93%EF%BC%95%EF%BC%90', 200],
    ])('LOC-09 "%s" answers %i', async (postcode, status) => {
      expect((await call(`/api/places/${postcode}`)).statusCode).toBe(status);
    });
    it('LOC-09 answers where it is with the nearest place of the requested site, or "Invalid postcode"', async () => {
      const answer = async (path: string, host = 'harbour.localhost') => (await call(path, { host })).json<unknown>();
      expect(await answer('/api/places/4350')).toEqual({
        postcode: '4350',
        state: 'QLD',
        name: 'Toowoomba',
        lat: -27.56,
        long: 151.95,
        isApproximate: false,
        nearest: { slug: 'brisbane', name: 'Harbour Brisbane', km: expect.closeTo(108.6, 0) as number },
      });
      expect(await answer('/api/places/4350', 'northline.localhost')).toMatchObject({
        nearest: { slug: 'townsville' },
      });
      expect(await answer('/api/places/9')).toMatchObject({ error: { message: 'Invalid postcode' } });
    });
    it('LOC-09 are limited from one address', async () => {
      const codes = [];
      for (let i = 0; i < 122; i++) {
        const headers = { 'x-forwarded-for': '203.0.113.11' };
        codes.push((await call('/api/places/4350', { headers })).statusCode);
      }
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
    });
  });
});
