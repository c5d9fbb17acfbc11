import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { alertsRoute } from '@forecourt/contracts';
import { ApiError } from '@forecourt/runtime';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { postTo } from '@forecourt/testing/action';
import { garageConfig } from '../config.js';
import { action } from './alertsAction.js';

const site = createSite({
  ...{ slug: 'a', origin: 'http://localhost', features: [] },
  config: {
    ...{ site: siteConfig.defaults, vehicle: vehicleConfig.defaults },
    garage: { ...garageConfig.defaults, alerts: true },
  },
  ownRoutes: [alertsRoute],
});
const ASK = {
  step: 'ask',
  email: 'kim@example.com',
  every: 'week',
  agreed: 'on',
  vehicle_id: '1',
  search_href: '/search',
};

const post = (values: Record<string, string>, answer: () => unknown = () => ({ email: 'kim@example.com' })) =>
  postTo(action, site, '/alerts', values, answer);

describe('the action of the page of messages', () => {
  it('SAVE-07 goes by the rules of its form, keeps all of it, and asks the service nothing', async () => {
    const { status, answer, sent } = await post({ ...ASK, email: '', agreed: '' });
    expect([status, sent]).toEqual([422, []]);
    expect(answer).toMatchObject({
      step: 'ask',
      values: { email: '', every: 'week' },
      items: { vehicleIds: ['1'], searches: [{ href: '/search' }] },
      errors: { email: 'is required' },
    });
  });

  it('SAVE-07 ends in the page that says so', async () => {
    const { to, status, sent } = await post(ASK);
    expect([to, status]).toEqual(['/alerts?done=sent', 303]);
    expect(sent).toEqual([['/api/alerts', expect.objectContaining({ email: 'kim@example.com', every: 'week' })]]);
  });

  it('SAVE-07 answers in place where the form stays on its page', async () => {
    const { status, answer, sent } = await post({ ...ASK, stays: 'on' });
    expect([status, answer]).toEqual([200, { step: 'ask', done: true }]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a refusal', new ApiError(429, { error: { message: 'Please wait.' } }), 429],
    ['no answer', new TypeError('fetch failed'), 503],
  ])('SAVE-07 keeps what was typed at %s of the service', async (_what, error, expected) => {
    const { status, answer } = await post(ASK, () => {
      throw error;
    });
    expect(status).toBe(expected);
    expect(answer).toMatchObject({ message: expect.any(String) as unknown, values: { email: 'kim@example.com' } });
  });
});
