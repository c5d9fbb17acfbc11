import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuoteBody } from '@forecourt/finance/domain';
import { financeSection, type FinanceConfig } from '@forecourt/finance-maths';
import { sectionOf } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const vehicle = (id: string, values: Partial<Vehicle> = {}): Vehicle =>
  buildKia(id, { year: 2024, price: 30_000, ...values });

/** The demo dealers, one of them with another gate. */
function sitesWith(gates: ReadonlyMap<string, FinanceConfig['personalised']['gate']>): Sites {
  const sites = demoSites();
  const changed = (site: ConfiguredSite): ConfiguredSite => {
    const gate = gates.get(site.slug);
    const finance = sectionOf(site, financeSection);
    const personalised = { ...finance.personalised, isOn: true, gate };
    return gate ? { ...site, config: { ...site.config, finance: { ...finance, personalised } } } : site;
  };
  const all = sites.all.map(changed);
  const find = (found: ConfiguredSite | undefined) => all.find(({ slug }) => slug === found?.slug);
  return { all, broken: [], byHost: (host) => find(sites.byHost(host)), bySlug: (slug) => find(sites.bySlug(slug)) };
}

describe('personalised finance', () => {
  let service: Service;
  const asked: QuoteBody[] = [];
  let isPartnerUp = true;
  const quote = { weeklyRepaymentAmount: 140, comparisonRate: 9.1, advertisedRate: 8.2 };
  beforeAll(async () => {
    const hidden = vehicle('3', { show_on_dealer_website: false });
    service = await openService(
      {
        harbour: [vehicle('1'), vehicle('2', { price: 0 }), hidden],
        northline: [vehicle('9', { make: 'Isuzu UTE', model: 'D-MAX', car_type: 'new' })],
      },
      {
        sites: sitesWith(new Map([['northline', 'sign-in']])),
        quotes: {
          quote: (_site, body) => {
            asked.push(body);
            if (!isPartnerUp) return Promise.reject(new Error('away'));
            return Promise.resolve(body.selfAssessedCreditScore === 'POOR' ? undefined : quote);
          },
        },
      },
    );
  }, 60_000);
  afterAll(() => service.close());
  beforeEach(() => {
    asked.length = 0;
    isPartnerUp = true;
  });

  let visitors = 0;
  const ask = (
    method: 'GET' | 'POST',
    query: string,
    options: { body?: unknown; cookie?: string; host?: string; address?: string } = {},
  ) =>
    service.api.inject({
      method,
      url: `/api/personalised/finance${query}`,
      headers: {
        host: `${options.host ?? 'harbour'}.localhost:4200`,
        'x-forwarded-for': options.address ?? `10.2.${++visitors >> 8}.${visitors & 255}`,
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
  const details = (values: Record<string, unknown> = {}) => ({
    idempotency_key: crypto.randomUUID(),
    name: 'Robin',
    email: 'robin@example.com',
    car_id: '1',
    url: 'https://harbour.example/personalised/finance?car_id=1',
    ...values,
  });
  const open = async (host?: string): Promise<string> => {
    const answer = await ask('POST', '', { body: details(), ...(host ? { host } : {}) });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };
  const leads = async () => service.database.db.selectFrom('leads').selectAll().execute();

  it('FIN-12 a visitor before the gate gets the vehicle, and no quote is requested', async () => {
    const answer = await ask('GET', '?car_id=1');
    expect(answer.json()).toMatchObject({ state: 'gate', gate: 'details', vehicle: { id: '1' } });
    expect(answer.body).not.toMatch(/RepaymentAmount|advertisedRate/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(asked).toEqual([]);
  });
  it('FIN-12 details that are left are a lead first, and then open the gate on this site alone', async () => {
    const before = await leads();
    const answer = await ask('POST', '', { body: details() });
    expect(answer.statusCode).toBe(201);
    const line = String(answer.headers['set-cookie']);
    expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    const added = (await leads()).filter(({ id }) => !before.some((known) => known.id === id));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({ site: 'harbour', category: 'Finance Enquiry', vehicle_id: '1' });
    expect(added[0]?.payload).toMatchObject({
      subcategory: 'Personalised finance',
      opt_in: false,
      answers: { 'Agreed to': expect.stringContaining('no application for credit') as string },
    });
    const [cookie = ''] = line.split(';');
    expect((await ask('GET', '?car_id=1', { cookie })).json()).toMatchObject({ state: 'quote', quote, termYears: 5 });
    const elsewhere = await ask('GET', '?car_id=9', { cookie, host: 'northline' });
    expect(elsewhere.json()).toMatchObject({ state: 'gate', gate: 'sign-in' });
  });
  it('FIN-10 FIN-12 the quote is requested on the shopper’s terms, within the site’s', async () => {
    const cookie = await open();
    await ask('GET', '?car_id=1&credit=FAIR&term=3', { cookie });
    await ask('GET', '?car_id=1&term=10', { cookie });
    expect(asked).toMatchObject([
      { selfAssessedCreditScore: 'FAIR', loanTerm: 3, purchasePrice: 30_000 },
      { selfAssessedCreditScore: 'GREAT', loanTerm: 7 },
    ]);
    expect((await ask('GET', '?car_id=1&credit=POOR', { cookie })).json()).toMatchObject({ state: 'no-quote' });
    isPartnerUp = false;
    const failed = await ask('GET', '?car_id=1', { cookie });
    expect([failed.statusCode, failed.body.includes('away')]).toEqual([502, false]);
  });
  it.each([
    ['no id', '', 200, 'no-vehicle'],
    ['an unknown one', '?car_id=nobody', 200, 'no-vehicle'],
    ['a hidden one', '?car_id=3', 200, 'no-vehicle'],
    ['another site’s', '?car_id=9', 200, 'no-vehicle'],
    ['what no store can hold', '?car_id=%00', 200, 'no-vehicle'],
    ['an endless one', `?car_id=${'x'.repeat(3000)}`, 200, 'no-vehicle'],
    ['one without finance, before the gate', '?car_id=2', 200, 'no-quote'],
    ['a score that is none', '?car_id=1&credit=BEST', 422, undefined],
    ['two ids', '?car_id=1&car_id=2', 422, undefined],
  ])('FIN-12 a request with %s', async (_name, query, status, state) => {
    const answer = await ask('GET', query);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ state?: string }>().state).toBe(state);
    expect(asked).toEqual([]);
  });
  it('FIN-12 a site that has it off knows no such address', async () => {
    expect((await ask('GET', '?car_id=1', { host: 'wattle' })).statusCode).toBe(404);
    expect((await ask('POST', '', { host: 'wattle', body: details() })).statusCode).toBe(404);
  });
  it.each([
    ['no name', { name: '' }, 422],
    ['no address', { email: 'robin' }, 422],
    ['a phone that is none', { phone: 'call me' }, 422],
    ['another site’s vehicle', { car_id: '9' }, 404],
    ['no key', { idempotency_key: undefined }, 422],
  ])('FIN-12 the gate stays shut for %s', async (_name, values, status) => {
    const before = await leads();
    const answer = await ask('POST', '', { body: details(values) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await leads()).toHaveLength(before.length);
  });
  it('SAVE-06 contact details open no gate that asks for an account', async () => {
    const answer = await ask('POST', '', { body: details({ car_id: '9' }), host: 'northline' });
    expect(answer.statusCode).toBe(404);
    const cookie = await open();
    expect((await ask('GET', '?car_id=9', { host: 'northline', cookie })).json()).toMatchObject({ state: 'gate' });
  });
  it('FORM-13 a form that is sent twice is one lead', async () => {
    const body = details();
    const [first, second] = await Promise.all([ask('POST', '', { body }), ask('POST', '', { body })]);
    expect(first.json()).toEqual(second.json());
  });
  it('FIN-12 tries are counted', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i += 1)
      statuses.push((await ask('POST', '', { body: details({ name: '' }), address: '10.9.9.9' })).statusCode);
    expect(statuses.at(0)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });
});
