import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { purchaseRoute } from '@forecourt/contracts';
import { ApiError } from '@forecourt/runtime';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { postTo } from '@forecourt/testing/action';
import { checkoutConfig, purchaseConfig } from '../../config.js';
import { action } from './purchaseAction.js';

const site = createSite({
  ...{ slug: 'a', origin: 'http://localhost', features: [] },
  config: {
    ...{ site: siteConfig.defaults, vehicle: vehicleConfig.defaults },
    ...{ checkout: checkoutConfig.defaults, purchase: purchaseConfig.defaults },
  },
  ownRoutes: [purchaseRoute],
});

const post = (values: Record<string, string>, answer: () => unknown = () => ({})) =>
  postTo(action, site, '/checkout-journey?car_id=kia-1', values, answer);

describe('the action of a purchase', () => {
  it('BUY-03 FORM-04 goes by the rules of the step’s form, keeps all of it, and sends the service nothing', async () => {
    const { status, answer, sent } = await post({ step: 'handover', choice: 'delivery', address: '1 Far Street' });
    expect([status, sent]).toEqual([422, []]);
    expect(answer).toMatchObject({
      ...{ step: 'handover', values: { choice: 'delivery', address: '1 Far Street' } },
      errors: { postcode: expect.any(String) as string },
    });
  });

  it('BUY-03 "Back" keeps what is half typed, whatever the rules are', async () => {
    const { to, status, sent } = await post(
      { step: 'payment', intent: 'back', choice: 'finance', own_money: 'lots' },
      () => ({ saved: true }),
    );
    expect([to, status]).toEqual(['/checkout-journey?car_id=kia-1&step=trade-in', 303]);
    expect(sent).toEqual([
      [expect.any(String), expect.objectContaining({ values: { choice: 'finance', own_money: 'lots' } })],
    ]);
  });

  it('BUY-03 "Back" of the summary orders nothing, ticked or not', async () => {
    for (const agreed of ['on', '']) {
      const { to, status, sent } = await post({ step: 'summary', intent: 'back', agreed });
      expect([to, status, sent]).toEqual(['/checkout-journey?car_id=kia-1&step=handover', 303, []]);
    }
  });

  it.each<Record<string, string>>([{}, { agreed: '' }])('BUY-03 orders nothing without the tick: %j', async (ticks) => {
    const { status, answer, sent } = await post({ step: 'summary', key: 'k', balance_cents: '1', ...ticks });
    expect([status, sent]).toEqual([422, []]);
    expect(answer).toMatchObject({ step: 'summary', errors: { agreed: 'Please tick this to go on.' } });
  });

  it.each([
    ['a refusal', new ApiError(409, { error: { message: 'The amounts have changed.' } }), 409],
    ['no answer', new TypeError('fetch failed'), 503],
  ])('BUY-04 says why at %s of the service', async (_what, error, expected) => {
    const { status, answer } = await post({ step: 'summary', key: 'k', balance_cents: '1', agreed: 'on' }, () => {
      throw error;
    });
    expect(status).toBe(expected);
    expect(answer).toMatchObject({ step: 'summary', message: expect.any(String) as string });
  });
});
