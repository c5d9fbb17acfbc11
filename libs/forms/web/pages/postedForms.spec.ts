import { RouterContextProvider, type ActionFunctionArgs } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { financeRequestRoute, successRoute, testDriveRoute } from '@forecourt/contracts';
import { apiContext, nowContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { siteConfig } from '@forecourt/site-config';
import { NOW } from '@forecourt/testing';
import { formsConfig } from '../config.js';
import { action as financeAction } from './financeRequestAction.js';
import { action as testDriveAction } from './testDriveAction.js';

/** Posts a form as a browser without script does; answers what the action does and what the service was sent. */
async function post(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  address: string,
  fields: Readonly<Record<string, string>>,
) {
  const sent: Record<string, unknown>[] = [];
  const api: ApiGateway = {
    request: <Answer>(_path: string, request?: { body?: unknown }) => {
      sent.push(request?.body as Record<string, unknown>);
      return Promise.resolve({ lead_id: '1', event_id: 14, category: 'Finance Enquiry' } as Answer);
    },
  };
  const site = { ...siteConfig.defaults, locations: [], dealerships: [] };
  const config = { site, forms: { ...formsConfig.defaults, enquiryFields: ['phone'] } };
  const ownRoutes = [successRoute, financeRequestRoute, testDriveRoute];
  const context = new RouterContextProvider();
  context.set(siteContext, createSite({ slug: 'a', origin: 'http://a', features: [], config, ownRoutes }));
  context.set(nowContext, () => NOW);
  context.set(apiContext, api);
  const request = new Request(`http://a${address}`, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, context, params: {}, url: new URL(request.url), pattern: '/' });
  return { answer, sent };
}

const KIM = { name: 'Kim', email: 'kim@shopper.example', message: '' };

describe('forms that are posted without script', () => {
  it('FIN-12 B5.3 a finance enquiry needs no comment, and carries what its page knows', async () => {
    const finance = 'amount=40000&deposit=5000&residual=0&years=4&interest=7&repayment=827&frequency=monthly';
    const address = '/finance/enquiry?car_type=used&vin=KNA1';
    const { answer, sent } = await post(financeAction, address, { ...KIM, finance });
    expect((answer as Response).headers.get('location')).toMatch(/^\/success/);
    expect(sent[0]).toMatchObject({
      category: 'Finance Enquiry',
      message: 'I would like to ask about finance.',
      finance: { amount: 40_000, repayment: 827 },
      lead_attributes: { linked_query_params: { car_type: 'used', vin: 'KNA1' } },
    });
  });
  it.each([
    ['a finance enquiry', financeAction, '/finance/enquiry'],
    ['a test drive without a vehicle', testDriveAction, '/book-test-drive'],
  ])('FORM-13 %s that is refused comes back with its errors, and nothing is sent', async (_form, action, address) => {
    const { answer, sent } = await post(action, address, { ...KIM, email: 'kim' });
    expect(answer).toMatchObject({
      data: {
        values: { name: 'Kim', email: 'kim' },
        errors: { email: expect.stringContaining('email address') as string },
      },
      init: { status: 422 },
    });
    expect(sent).toEqual([]);
  });
  it('FORM-03 FORM-13 a page that goes on by itself hears of the lead, under its own key, and is led nowhere', async () => {
    const key = crypto.randomUUID();
    const typed = { ...KIM, stays: 'on', key };
    const { answer, sent } = await post(testDriveAction, '/book-test-drive', typed);
    const again = await post(testDriveAction, '/book-test-drive', typed);
    expect(answer).toMatchObject({ data: { done: true, values: { lead_id: '1', event_id: '14' } } });
    expect([sent[0], again.sent[0]].map((body) => body?.['idempotency_key'])).toEqual([key, key]);
    const { sent: forged } = await post(testDriveAction, '/book-test-drive', { ...typed, key: 'mine' });
    expect(forged[0]?.['idempotency_key']).not.toBe('mine');
  });
  it('FORM-06 a test drive without a vehicle needs no comment', async () => {
    const { sent } = await post(testDriveAction, '/book-test-drive', { ...KIM, vehicle_wanted: 'Kia Rio' });
    expect(sent[0]).toMatchObject({
      category: 'Test Drive',
      subcategory: 'Book A Test Drive',
      answers: { 'Which vehicle would you like to drive?': 'Kia Rio' },
    });
  });
});
