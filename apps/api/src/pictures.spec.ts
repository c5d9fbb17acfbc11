import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from './compose.js';
import { openService, SVG } from './testing/openService.js';

describe('pictures under attack', () => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(
      {},
      { pictures: (picture) => Promise.resolve(picture.startsWith('drawn') ? SVG : undefined) },
    );
  }, 60_000);
  afterAll(() => service.close());
  const ask = (url: string, remoteAddress: string) =>
    service.api.inject({ url, remoteAddress, headers: { host: 'harbour.localhost', accept: 'image/webp' } });

  it('API-02 a hundred and fifty missing ones at the greatest size keep no real one waiting', async () => {
    const missing = Array.from({ length: 150 }, (_, n) => ask(`/media/missing/${n}.svg?w=4000&f=avif`, '203.0.113.1'));
    const startedAt = performance.now();
    const real = await ask('/media/drawn.svg?w=320', '203.0.113.2');
    // quiet machines take some 50 ms; before, it was a minute and a half
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect([real.statusCode, real.headers['x-picture']]).toEqual([200, undefined]);
    const answers = await Promise.all(missing);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size, 'one placeholder').toBe(1);
  });

  it('API-02 a visitor who requests more than any page has gets 429 with Retry-After; others are served', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ask(`/media/drawn-${n}.svg?w=160&f=png`, '203.0.113.1'));
    const other = await ask('/media/drawn-other.svg?w=320', '203.0.113.2');
    expect(other.statusCode).toBe(200);
    const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers } of refused) {
      expect(statusCode).toBe(429);
      expect(headers['retry-after']).toBe('2');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['w=0', 'w=4001', 'w=1e3x', 'q=0', 'f=gif'])(
    'API-02 %s is refused, and the answer says what is allowed',
    async (query) => {
      const answer = await ask(`/media/drawn.svg?${query}`, '203.0.113.3');
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toMatch(/must be (a whole number from 1 to|one of auto)/);
    },
  );
});
