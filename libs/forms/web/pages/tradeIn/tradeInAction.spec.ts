import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { successRoute, tradeInRoute } from '@forecourt/contracts';
import { ApiError } from '@forecourt/runtime';
import { siteConfig } from '@forecourt/site-config';
import { postTo } from '@forecourt/testing/action';
import { formsConfig } from '../../config.js';
import { TRADE_IN } from '../../testing/samples.js';
import { action } from './tradeInAction.js';

const site = createSite({
  ...{ slug: 'a', origin: 'http://a', features: [] },
  config: {
    site: { ...siteConfig.defaults, locations: [], dealerships: [], timeZone: 'Australia/Sydney' },
    forms: { ...formsConfig.defaults, tradeInQuestions: [] },
  },
  ownRoutes: [tradeInRoute, successRoute],
});
const CAR = { regoState: 'NSW', make: 'Mazda', model: 'CX-5', year: '2021', kms: '40,000' };
const WHO = { name: 'Kim', email: 'kim@shopper.example', phone: '0491 570 006', postcode: '0800' };

const post = (values: Record<string, string>, answer: () => unknown = () => TRADE_IN) =>
  postTo(action, site, '/trade-in', values, answer);

describe('the action of the trade-in page', () => {
  it('TRD-01 goes on, back, and to the first step that has a fault', async () => {
    expect(await post({ step: 'car', ...CAR })).toMatchObject({
      status: 200,
      answer: { step: 'contact', values: CAR },
    });
    expect(await post({ step: 'contact', intent: 'back', ...CAR })).toMatchObject({ answer: { step: 'car' } });
    const refused = await post({ step: 'contact', ...CAR, ...WHO, year: '22' });
    expect(refused).toMatchObject({ status: 422, sent: [], answer: { step: 'car', values: WHO } });
  });

  it('TRD-02 Enter after the plate alone finds the car, and after anything else goes on', async () => {
    const found = () => ({ found: true, make: 'Kia', model: 'Rio', year: 2020 });
    const { answer, sent } = await post({ step: 'car', intent: 'enter', rego: 'abc12d', regoState: 'NSW' }, found);
    expect(answer).toMatchObject({ step: 'car', values: { rego: 'abc12d', make: 'Kia', year: '2020' } });
    expect(sent.map(([path]) => path)).toEqual(['/api/trade-in/rego']);
    const other = await post({ step: 'car', intent: 'enter', rego: 'abc12d', make: 'Kia' });
    expect(other).toMatchObject({ status: 422, sent: [] });
  });

  it('TRD-03 FORM-13 stores a lead under the key, the time and the proof that its page sent', async () => {
    const key = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';
    const visit = JSON.stringify({ pages: ['/trade-in'], query: { utm_source: 'mail' } });
    const made = { key, visit, filled_ms: '42000', captcha_token: 'proof' };
    const { to, status, sent } = await post({ step: 'contact', ...CAR, ...WHO, ...made });
    expect([to, status]).toEqual([`/trade-in?lead=${TRADE_IN.lead_id}`, 303]);
    expect(sent[0]?.[1]).toMatchObject({
      ...{ idempotency_key: key, filled_ms: 42_000, captcha_token: 'proof', postcode: '0800' },
      lead_attributes: { linked_query_params: { utm_source: 'mail' } },
    });
  });

  it('FORM-13 without script the same words are one lead', async () => {
    const [first, again] = [
      await post({ step: 'contact', ...CAR, ...WHO }),
      await post({ step: 'contact', ...CAR, ...WHO }),
    ];
    expect(again.sent).toEqual(first.sent);
    expect(first.sent[0]?.[1]).not.toHaveProperty('filled_ms');
  });

  it('FORM-04 a service that is away refuses nothing that was typed', async () => {
    const away = await post({ step: 'contact', ...CAR, ...WHO }, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(away).toMatchObject({ status: 503, answer: { step: 'contact', values: { ...CAR, ...WHO } } });
  });

  it('TRD-03 what is said to the estimate is answered by its own form', async () => {
    const late = () => {
      throw new ApiError(409, { error: { message: 'It was accepted.' } });
    };
    const lead = TRADE_IN.lead_id;
    const adjusted = await post({ lead, intent: 'adjust' }, late);
    expect(adjusted).toMatchObject({ status: 409, answer: { step: 'adjust', message: 'It was accepted.' } });
    expect(await post({ lead, intent: 'adjust' })).toMatchObject({ to: `/trade-in?lead=${lead}`, status: 303 });
    expect(await post({ lead, intent: 'person' }, late)).toMatchObject({ answer: { step: 'decide' } });
    expect(await post({ lead, photo: 'p1', intent: 'remove-photo' })).toMatchObject({
      ...{ to: `/trade-in?lead=${lead}#photos`, status: 303 },
    });
  });
});
