import { describe, expect, it } from 'vitest';
import { siteStock } from '@forecourt/stock';
import { buildKia } from './testing/demo.js';
import { describeService } from './testing/describeService.js';

interface State {
  lead_id: string;
  event_id: number;
  estimate: { state: string; low?: number; high?: number; middle?: number; comparables?: number; reason?: string };
  decision?: string;
}

await describeService('trade-in', (tested) => {
  const answers = { condition: 'good', 'service-history': 'full', accidents: 'no', keys: 'two' };
  const start = (changes: object = {}) => ({
    idempotency_key: crypto.randomUUID(),
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@example.com',
    phone: '0491 570 006',
    postcode: '0800',
    rego: 'ABC 12D',
    regoState: 'NSW',
    make: 'Mazda',
    model: 'CX-5',
    year: new Date().getFullYear() - 3,
    kms: 40_000,
    adjustmentAnswers: answers,
    location_id: 'auburn',
    url: '/trade-in',
    ...changes,
  });
  const post = (url: string, payload: object, options: { cookie?: string; host?: string } = {}) =>
    tested.call(url, {
      method: 'POST',
      payload,
      ...(options.host ? { host: options.host } : {}),
      headers: { 'x-forwarded-for': crypto.randomUUID(), ...(options.cookie ? { cookie: options.cookie } : {}) },
    });
  const cookieOf = (response: { headers: Record<string, unknown> }): string =>
    [response.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
  const begun = async (changes: object = {}) => {
    const response = await post('/api/trade-in/leads', start(changes));
    expect(response.statusCode, response.body).toBe(201);
    return { state: response.json<State>(), cookie: cookieOf(response) };
  };
  const seed = (count: number, make: string) =>
    siteStock(tested.service.database.db, 'northline').seed(
      Array.from({ length: count }, (_, index) =>
        buildKia(`${make}-${index}`, {
          make,
          model: 'CX-5',
          year: new Date().getFullYear() - 3,
          km: 38_000 + index * 1000,
          price: 30_000 + index * 500,
        }),
      ),
      'market',
    );
  const payloadOf = async (id: string) => {
    const { payload } = await tested.service.database.db
      .selectFrom('leads')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return payload as {
      subcategory: string;
      location?: string;
      postcode: string;
      trade_in: Record<string, unknown>;
      answers?: object;
    };
  };
  const messagesOf = async (id: string) => {
    await tested.settle();
    return tested.service.database.db
      .selectFrom('messages')
      .select(['key', 'channel', 'subject', 'body'])
      .where('key', 'like', `lead.${id}.%`)
      .execute();
  };

  describe('a lead start', () => {
    it('TRD-03 FORM-02 stores the lead at once, with an honest “by hand” where too few cars compare', async () => {
      const { state } = await begun({ model: 'Rare One' });
      expect(state).toMatchObject({ event_id: 14, estimate: { state: 'by-hand', reason: 'few-comparables' } });
      const payload = await payloadOf(state.lead_id);
      expect(payload).toMatchObject({
        subcategory: '1. Valuation Requested',
        postcode: '0800',
        location: 'auburn',
        trade_in: { rego: 'ABC 12D', make: 'Mazda', kms: 40_000 },
      });
      const messages = await messagesOf(state.lead_id);
      expect(messages.map(({ channel }) => channel).sort()).toEqual(['adf', 'mail']);
      const adf = messages.find(({ channel }) => channel === 'adf')?.body ?? '';
      expect(adf).toContain('<vehicle interest="trade-in" status="used">');
      expect(adf).toContain('<odometer units="km">40000</odometer>');
      expect(adf).toContain('Rego ABC 12D NSW');
    });
    it('TRD-03 estimates from comparable stock of all sites, less the dealer’s share', async () => {
      await seed(6, 'Mazda');
      const { state } = await begun();
      expect(state.estimate).toMatchObject({ state: 'estimate', comparables: 6 });
      expect(state.estimate.low).toBeGreaterThan(25_000);
      expect(state.estimate.high).toBeLessThan(28_500);
      const poor = await begun({ adjustmentAnswers: { ...answers, condition: 'poor' } });
      expect(poor.state.estimate.middle).toBeLessThan(state.estimate.middle ?? 0);
    });
    it('TRD-03 TEN-07 counts cars of other years where those nearby are too few, and tells their years', async () => {
      const thisYear = new Date().getFullYear();
      await siteStock(tested.service.database.db, 'wattle').seed(
        [6, 6, 2, 2].map((age, index) =>
          buildKia(`wide-${index}`, {
            ...{ make: 'Subaru', model: 'Outback', year: thisYear - age },
            ...{ km: age * 13_000, price: age === 6 ? 20_000 + index * 500 : 34_000 + index * 500 },
          }),
        ),
        'wide',
      );
      const car = { make: 'Subaru', model: 'Outback', year: thisYear - 4, kms: 52_000 };
      const { state } = await begun(car);
      expect(state.estimate).toMatchObject({
        ...{ state: 'estimate', comparables: 4 },
        years: { from: thisYear - 6, to: thisYear - 2 },
      });
      expect(JSON.stringify(state)).not.toMatch(/wattle|wide-|20500|34500/);
    });
    it.each([
      [{ year: new Date().getFullYear() - 8 }, 'too-old'],
      [{ kms: 100_001 }, 'too-many-kms'],
    ])('TRD-01 %j is valued by hand: %s', async (change, reason) => {
      expect((await begun(change)).state.estimate).toEqual({ state: 'by-hand', reason });
    });
    it('FORM-13 the same key and words are one lead, other words under it are refused', async () => {
      const body = start();
      const [first, second] = await Promise.all([post('/api/trade-in/leads', body), post('/api/trade-in/leads', body)]);
      expect([first.statusCode, second.statusCode].sort()).toEqual([200, 201]);
      expect(first.json<State>().lead_id).toBe(second.json<State>().lead_id);
      expect((await post('/api/trade-in/leads', { ...body, kms: 1 })).statusCode).toBe(409);
    });
    it.each([
      [{ postcode: '800' }, 'postcode'],
      [{ postcode: '' }, 'postcode'],
      [{ phone: undefined }, 'phone'],
      [{ year: 2999 }, 'year'],
      [{ year: new Date().getFullYear() + 3 }, 'year'],
      [{ kms: -1 }, 'kms'],
      [{ kms: 'many' }, 'kms'],
      [{ regoState: 'XX' }, 'regoState'],
      [{ make: ' ' }, 'make'],
      [{ adjustmentAnswers: {} }, 'adjustmentAnswers.condition'],
      [{ adjustmentAnswers: { ...answers, condition: 'constructor' } }, 'adjustmentAnswers.condition'],
      [{ adjustmentAnswers: { ...answers, constructor: 'x' } }, 'adjustmentAnswers.constructor'],
      [{ location_id: 'mars' }, 'location_id'],
      [{ car_id: '3' }, 'car_id'],
      [{ page: 'nowhere' }, 'page'],
      [{ email: 'kim' }, 'email'],
    ])('TRD-02 %j is refused with its field', async (change, field) => {
      const response = await post('/api/trade-in/leads', start(change));
      expect(response.statusCode, response.body).toBe(422);
      const names = response.json<{ error: { fields: { field: string }[] } }>().error.fields.map((item) => item.field);
      expect(names).toContain(field);
    });
    it('TRD-01 a car traded against a vehicle of the site is a lead about that vehicle', async () => {
      const { state } = await begun({ car_id: '1' });
      expect(await payloadOf(state.lead_id)).toMatchObject({ vehicle_slug: 'kia-1' });
      expect(state.event_id).toBe(15);
    });
  });

  describe('later steps', () => {
    it('TRD-03 FORM-02 FORM-09 an accepted offer is event 18, sent once to every target', async () => {
      await seed(6, 'Mazda');
      const { state, cookie } = await begun();
      const accept = () =>
        post(`/api/trade-in/${state.lead_id}/offer`, { offer_accepted: true, form_completed: true }, { cookie });
      expect((await accept()).json()).toMatchObject({ event_id: 18, decision: 'accepted', lead_id: state.lead_id });
      expect((await accept()).statusCode).toBe(200);
      // what was accepted stays
      const person = await post(`/api/trade-in/${state.lead_id}/offer`, { offer_accepted: false }, { cookie });
      expect(person.json()).toMatchObject({ decision: 'accepted' });
      const changed = await post(
        `/api/trade-in/${state.lead_id}/adjustments`,
        { adjustmentAnswers: answers },
        { cookie },
      );
      expect(changed.statusCode).toBe(409);
      expect(await payloadOf(state.lead_id)).toMatchObject({ subcategory: '3. Offer Accepted' });
      const messages = await messagesOf(state.lead_id);
      expect(messages.filter(({ key }) => key.includes('.accepted'))).toHaveLength(2);
      expect(messages).toHaveLength(4);
    });
    it('TRD-03 an offer that was never made cannot be accepted; a call from a person can be requested', async () => {
      const { state, cookie } = await begun({ model: 'Rare Two' });
      const answer = (offer_accepted: boolean) =>
        post(`/api/trade-in/${state.lead_id}/offer`, { offer_accepted }, { cookie });
      expect((await answer(true)).statusCode).toBe(409);
      expect((await answer(false)).json()).toMatchObject({ decision: 'person', event_id: 14 });
    });
    it('TRD-03 other answers make another estimate of the same lead', async () => {
      await seed(6, 'Mazda');
      const { state, cookie } = await begun();
      const worse = { ...answers, condition: 'poor' };
      const next = await post(`/api/trade-in/${state.lead_id}/adjustments`, { adjustmentAnswers: worse }, { cookie });
      expect(next.json<State>().estimate.middle).toBeLessThan(state.estimate.middle ?? 0);
      const read = await tested.call(`/api/trade-in/${state.lead_id}`, { headers: { cookie } });
      expect(read.json()).toMatchObject({ adjustmentAnswers: worse });
    });
    it('TEN-07 a lead is hidden from other visitors and other sites', async () => {
      const mine = await begun();
      const other = await begun();
      const path = `/api/trade-in/${mine.state.lead_id}`;
      const tries = [
        {},
        { headers: { cookie: other.cookie } },
        { headers: { cookie: mine.cookie }, host: 'northline.localhost' },
        {
          headers: {
            cookie: mine.cookie.replace(
              /forecourt_lead=(.)/,
              (_, first: string) => `forecourt_lead=${first === 'A' ? 'B' : 'A'}`,
            ),
          },
        },
      ];
      for (const options of tries) expect((await tested.call(path, options)).statusCode).toBe(404);
      for (const step of ['offer', 'adjustments'])
        expect((await post(`${path}/${step}`, { offer_accepted: true, adjustmentAnswers: {} })).statusCode).toBe(404);
      expect((await tested.call(path, { headers: { cookie: mine.cookie } })).statusCode).toBe(200);
    });
  });

  describe('POST /api/miscellaneous', () => {
    it('TRD-03 stores a valuation with the visitor’s lead, and nothing of another name', async () => {
      const { state, cookie } = await begun();
      const send = (body: object, own: string | undefined = cookie) =>
        post('/api/miscellaneous', body, own === undefined ? {} : { cookie: own });
      const valuation = { provider: 'elsewhere', amount: 17_500 };
      expect((await send({ column_name: 'valuation', valuation })).json()).toEqual({
        stored: true,
        lead_id: state.lead_id,
      });
      expect((await payloadOf(state.lead_id)).trade_in).toMatchObject({ valuation, make: 'Mazda' });
      const other = await send({ column_name: 'notes', valuation });
      expect(other.statusCode).toBe(422);
      expect(other.body).toContain('must be valuation');
      expect((await send({ column_name: 'valuation', valuation }, '')).statusCode).toBe(404);
      expect((await send({ column_name: 'valuation', valuation, lead_id: crypto.randomUUID() })).statusCode).toBe(404);
    });
  });

  describe('POST /api/trade-in/rego', () => {
    const find = async (rego: string, regoState = 'NSW', host = 'harbour.localhost') =>
      (await post('/api/trade-in/rego', { rego, regoState }, { host })).json<{ found: boolean }>();
    it('TRD-03 finds a plate in the site’s own records alone', async () => {
      await siteStock(tested.service.database.db, 'harbour').seed(
        [buildKia('plate', { regplate: 'XYZ-98K', state: 'NSW', year: 2020, status: 'sold' })],
        'plates',
      );
      expect(await find('xyz 98k')).toEqual({ found: true, make: 'Kia', model: 'Rio', year: 2020 });
      expect(await find('XYZ98K', 'VIC')).toEqual({ found: false });
      expect(await find('XYZ98K', 'NSW', 'northline.localhost')).toEqual({ found: false });
      expect(await find("'; drop", 'NSW')).toEqual({ found: false });
      expect(await find('--', 'NSW')).toEqual({ found: false });
    });
  });
});
