import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { homeRoute, myGarageRoute, signInRoute } from '@forecourt/contracts';
import { ApiError, apiContext, siteContext } from '@forecourt/runtime';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { garageConfig } from '../config.js';
import { action as myGarage } from './myGarageAction.js';
import { action as signIn } from './signInAction.js';

const KIM = { name: 'Kim', email: 'kim@example.com', phone: null };
const site = createSite({
  ...{ slug: 'a', origin: 'http://localhost', features: [] },
  config: {
    ...{ site: siteConfig.defaults, vehicle: vehicleConfig.defaults },
    garage: { ...garageConfig.defaults, accounts: true },
  },
  ownRoutes: [homeRoute, myGarageRoute, signInRoute],
});

/** Posts to an action; the service knows `shopper`, and answers anything else by `answer`. */
async function post(
  action: typeof myGarage,
  values: Record<string, string>,
  { answer = () => KIM, shopper = null, path = '/sign-in' }: Partial<Service> = {},
) {
  const sent: string[] = [];
  const request = (called: string) => {
    if (called === '/api/account') return Promise.resolve({ shopper });
    sent.push(called);
    return new Promise((resolve) => resolve(answer()));
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { request: request as never });
  context.set(siteContext, site);
  const posted = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(values) });
  const said = await action({ request: posted, context, params: {}, url: new URL(posted.url), pattern: path });
  return said instanceof Response
    ? { to: said.headers.get('location'), status: said.status, sent }
    : { status: said?.init?.status ?? 200, answer: said?.data, sent };
}
interface Service {
  readonly answer: () => unknown;
  readonly shopper: typeof KIM | null;
  readonly path: string;
}
const failing = (error: Error) => () => {
  throw error;
};

describe('the action of the sign-in', () => {
  it('SAVE-05 goes by the rules of its form and asks the service nothing', async () => {
    const { status, answer, sent } = await post(signIn, { step: 'address', address: ' ' });
    expect([status, sent]).toEqual([422, []]);
    expect(answer).toEqual({ step: 'address', values: { address: ' ' }, errors: { address: 'is required' } });
    const code = await post(signIn, { step: 'code', address: 'kim@example.com', by: 'mail', code: '' });
    expect([code.status, code.sent]).toEqual([422, []]);
    expect(code.answer).toMatchObject({ step: 'code', values: { address: 'kim@example.com', by: 'mail' } });
  });

  it('SAVE-05 leads on to the code, also where the last one may still be good', async () => {
    const sent = await post(
      signIn,
      { step: 'address', address: 'KIM@example.com' },
      { answer: () => ({ address: 'kim@example.com', by: 'mail', resend_seconds: 30 }) },
    );
    expect(sent.answer).toEqual({ step: 'code', done: true, values: { address: 'kim@example.com', by: 'mail' } });
    const error = { message: 'Please wait.', fields: [{ field: 'address', message: 'too soon' }] };
    const soon = await post(
      signIn,
      { step: 'address', address: 'kim@example.com' },
      { answer: failing(new ApiError(429, { error })) },
    );
    expect(soon.status).toBe(429);
    expect(soon.answer).toMatchObject({ step: 'code', done: true, message: 'Please wait.' });
  });

  it('SAVE-06 ends in the address that was wanted', async () => {
    const path = '/sign-in?redirect=/search';
    const { to, status } = await post(signIn, { step: 'code', address: 'kim@example.com', code: '1' }, { path });
    expect([to, status]).toEqual(['/search', 303]);
  });
});

describe('the action of the account’s page', () => {
  it.each([
    ['a name that is too long', { step: 'name', name: 'k'.repeat(81) }, 'name'],
    ['no new address', { step: 'address', address: '' }, 'address'],
    ['no code', { step: 'code', address: 'lee@example.com', code: '' }, 'code'],
    ['no tick', { step: 'delete' }, 'confirm'],
  ])('SAVE-07 refuses %s by the rules of its form', async (_what, values, field) => {
    const { status, answer, sent } = await post(myGarage, values, { shopper: KIM });
    expect([status, sent]).toEqual([422, []]);
    expect(answer).toMatchObject({ step: values.step, errors: { [field]: expect.any(String) as unknown } });
  });

  it('SAVE-07 switches messages on with the tick alone', async () => {
    const values = { step: 'alerts', tells_prices: 'on', tells_matches: 'on', every: 'week' };
    const answer = () => ({ prices: false, matches: false, every: 'day', searches: [], by: 'mail' });
    const unticked = await post(myGarage, values, { answer, path: '/my-garage' });
    expect([unticked.status, unticked.sent]).toEqual([422, ['/api/account/alerts']]);
    expect(unticked.answer).toMatchObject({ step: 'alerts', errors: { agreed: expect.any(String) as unknown } });
    expect(unticked.answer).toMatchObject({ values: { agreed: '', every: 'week' } });
    const ticked = await post(myGarage, { ...values, agreed: 'on' }, { answer, path: '/my-garage' });
    expect(ticked.to).toBe('/my-garage?done=alerts');
  });

  it('SAVE-07 says what the service refuses next to its field alone', async () => {
    const error = { message: 'Some fields cannot be used.', fields: [{ field: 'name', message: 'must be text' }] };
    const { answer } = await post(
      myGarage,
      { step: 'name', name: 'Lee' },
      { answer: failing(new ApiError(422, { error })) },
    );
    expect(answer).toEqual({ step: 'name', values: { name: 'Lee' }, errors: { name: 'must be text' } });
  });

  it('SAVE-07 keeps what was typed where the service does not answer', async () => {
    const { status, answer } = await post(
      myGarage,
      { step: 'name', name: 'Lee' },
      { answer: failing(new TypeError('fetch failed')) },
    );
    expect(status).toBe(503);
    expect(answer).toMatchObject({ step: 'name', values: { name: 'Lee' }, message: expect.any(String) as unknown });
  });

  it('SAVE-07 ends in the page that says so', async () => {
    const { to, status } = await post(myGarage, { step: 'name', name: 'Lee' }, { path: '/my-garage' });
    expect([to, status]).toEqual(['/my-garage?done=name', 303]);
  });
});
