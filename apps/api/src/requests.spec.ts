import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAppointments } from '@forecourt/forms/domain';
import { quoteAnswer } from '@forecourt/finance/domain';
import { embeddedQuotes, type QuotePort } from '@forecourt/finance/quotes';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from './compose.js';
import { buildKia } from './testing/demo.js';
import { logLines } from './testing/logLines.js';
import { openService } from './testing/openService.js';

const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle =>
  buildKia(id, { location: { slug: 'brisbane', name: 'Harbour Brisbane' }, ...values });

describe('what the vehicle page’s forms ask of the service', () => {
  let service: Service;
  let partner: QuotePort['quote'] = () => Promise.resolve(undefined);
  beforeAll(async () => {
    service = await openService(
      { harbour: [vehicle('1'), vehicle('2', { status: 'withdrawn' })], northline: [vehicle('9')] },
      // leads are stored for the developer's page
      { quotes: { quote: (site, body) => partner(site, body) }, isProduction: false },
    );
  }, 60_000);
  afterAll(() => service.close());

  let visitors = 0;
  const ask = (method: 'GET' | 'POST', url: string, body?: unknown, address?: string, host = 'harbour') =>
    service.api.inject({
      method,
      url,
      headers: {
        host: `${host}.localhost:4200`,
        'x-forwarded-for': address ?? `10.1.${++visitors >> 8}.${visitors & 255}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  it('FORM-06 times of a test drive are those of the vehicle’s place', async () => {
    const answer = await ask('GET', '/api/appointments?vehicle=kia-1');
    expect(answer.statusCode).toBe(200);
    const { place, days } = listAppointments.answer.parse(answer.json());
    expect(place).toBe('Harbour Brisbane');
    expect(days.length).toBeGreaterThan(8);
    for (const { times } of days) expect(times.every((time) => time >= '08:30' && time < '17:30')).toBe(true);
  });
  it.each([
    ['a vehicle of another site', 404, '?vehicle=kia-9'],
    ['a withdrawn one', 410, '?vehicle=kia-2'],
    ['an empty name', 422, '?vehicle='],
    ['nothing', 422, ''],
    ['two vehicles', 422, '?vehicle=a&vehicle=b'],
    ['what no store can hold', 404, '?vehicle=%00'],
    ['an endless name', 422, `?vehicle=${'x'.repeat(2000)}`],
  ])('FORM-06 a request for %s answers %i', async (_name, status, query) => {
    expect((await ask('GET', `/api/appointments${query}`)).statusCode).toBe(status);
  });

  const enquiry = (values: Record<string, unknown> = {}) => ({
    idempotency_key: crypto.randomUUID(),
    category: 'Test Drive',
    name: 'Robin',
    email: 'robin@example.com',
    message: 'I would like to book a test drive of this car.',
    vehicle_slug: 'kia-1',
    url: 'https://harbour.example/cars/kia-1',
    ...values,
  });
  it('VDP-24 FORM-09 a test drive is stored with its day and travels with it', async () => {
    const { days } = listAppointments.answer.parse((await ask('GET', '/api/appointments?vehicle=kia-1')).json());
    const [date = '', time = ''] = [days[1]?.date, days[1]?.times[0]];
    const answer = await ask(
      'POST',
      '/api/enquiries',
      enquiry({ date_time: `${date}T${time}`, answers: { 'Where to drive it': 'Newstead' } }),
    );
    expect(answer.statusCode).toBe(201);
    const { lead_id, event_id } = answer.json<{ lead_id: string; event_id: number }>();
    expect(event_id).toBe(48);
    await service.deliveries.drain();
    const messages = await service.database.db
      .selectFrom('messages')
      .select(['channel', 'body'])
      .where('key', 'like', `lead.${lead_id}.%`)
      .execute();
    const bodyOf = (channel: string) => messages.find((message) => message.channel === channel)?.body ?? '';
    expect(bodyOf('adf')).toContain('interest="test-drive"');
    expect(bodyOf('adf')).toContain(
      `<timeframe><description>Test drive</description><earliestdate>${date}T${time}</earliestdate></timeframe>`,
    );
    expect(bodyOf('mail')).toContain(`Booked for: ${date} ${time}`);
    expect(bodyOf('mail')).toMatch(/Booking: T-[0-9A-F]{8}/);
    expect(bodyOf('mail')).toContain('Where to drive it: Newstead');
  });
  it('FORM-09 the finance window has an event of its own', async () => {
    const body = enquiry({ category: 'Finance Enquiry', subcategory: 'Get Finance Now' });
    expect((await ask('POST', '/api/enquiries', body)).json()).toMatchObject({ event_id: 9 });
  });
  it.each(['tomorrow', '2026-02-30', '2026-11-24T25:00', '2026-11-24T10:30:00', '2026-13-01', 7, ['2026-11-24']])(
    'VDP-24 a day that is none is refused: %s',
    async (date_time) => {
      const answer = await ask('POST', '/api/enquiries', enquiry({ date_time }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields: [{ field: 'date_time' }] } });
    },
  );

  const asked = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };
  const quote = (body: unknown, address?: string, host?: string) => ask('POST', '/api/youx/quote', body, address, host);
  it('FIN-10 a quote comes with both rates, where the site has it on', async () => {
    partner = (site, body) => embeddedQuotes().quote(site, body);
    const answer = await quote(asked);
    expect(answer.statusCode).toBe(200);
    expect(quoteAnswer.parse(answer.json())).toMatchObject({ advertisedRate: 6.29 });
    expect((await quote(asked, undefined, 'northline')).statusCode).toBe(404);
  });
  it('FIN-10 a failing partner is reported as such, and its own message goes to the log', async () => {
    const lines = logLines('warn');
    partner = () => Promise.reject(new Error('key=secret'));
    const answer = await quote(asked);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({
      error: { code: 'partner', message: expect.stringContaining('try again in a minute') as string },
    });
    expect(answer.body).not.toContain('secret');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('secret');
    partner = () => Promise.resolve(undefined);
    expect((await quote(asked)).statusCode).toBe(404);
  });
  it('FIN-10 whatever is sent is answered or refused, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ maxDepth: 2 }), async (body) => {
        const text = JSON.stringify(body) ?? 'undefined';
        expect((await quote(text)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
  it('FIN-10 has a limit for one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await quote(asked, '10.9.9.9')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
