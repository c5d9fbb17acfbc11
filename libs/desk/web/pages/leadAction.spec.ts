import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createSite } from '@forecourt/composition';
import { deskLeadRoute, deskRoute, deskSignInRoute } from '@forecourt/contracts';
import { ApiError, apiContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { sampleAnswer } from '../testing/samples.js';
import { action } from './leadAction.js';

const KEY = '0a1b2c3d-4e5f-4000-8000-000000000009';

async function post(
  values: Record<string, string>,
  request: () => Promise<unknown> = () => Promise.resolve(sampleAnswer()),
) {
  const api = { request: vi.fn(request) };
  const context = new RouterContextProvider();
  const ownRoutes = [deskRoute, deskLeadRoute, deskSignInRoute];
  context.set(siteContext, createSite({ slug: 'a', origin: 'http://a', features: [], config: {}, ownRoutes }));
  context.set(apiContext, api as unknown as ApiGateway);
  const posted = new Request('http://a/desk/leads/7', { method: 'POST', body: new URLSearchParams(values) });
  const answer = await action({
    ...{ request: posted, context, params: { id: '7' }, url: new URL(posted.url), pattern: '/desk/leads/:id' },
  }).catch((thrown: unknown) => thrown as Response);
  const led = answer instanceof Response ? answer.headers.get('location') : undefined;
  const refused = answer instanceof Response ? undefined : { status: answer.init?.status, ...answer.data };
  return { led, refused, sent: api.request.mock.calls };
}

describe('the action of a lead’s forms', () => {
  it.each([
    [{ act: 'notes', key: KEY, text: 'Has two dogs.' }, 'notes', { key: KEY, text: 'Has two dogs.' }],
    [
      { act: 'reply', key: KEY, subject: 'Your enquiry', text: 'Hello' },
      'reply',
      { key: KEY, subject: 'Your enquiry', text: 'Hello' },
    ],
    [{ act: 'owner', owner: '' }, 'owner', { owner: '' }],
    [{ act: 'call', at: '2099-12-01T09:30' }, 'call', { at: '2099-12-01T09:30' }],
    [{ act: 'no-call' }, 'call', { at: '' }],
  ])('API-01 sends %j to the service, once, and leads back', async (values, path, body) => {
    const { led, sent } = await post(values);
    expect(led).toBe(`/desk/leads/7?done=${values.act}`);
    expect(sent).toEqual([[`/api/desk/leads/7/${path}`, expect.objectContaining({ method: 'POST', body }) as unknown]]);
  });

  it('FORM-04 refuses by the rules of the form, keeps what was typed, and sends nothing', async () => {
    const { refused, sent } = await post({ act: 'reply', key: KEY, subject: ' ', text: 'Hello' });
    expect(refused).toMatchObject({ status: 422, step: 'reply', values: { subject: ' ', text: 'Hello' } });
    expect(refused?.errors).toEqual({ subject: 'must not be empty' });
    expect(sent).toEqual([]);
  });

  it('FORM-04 refuses what is too long whole, and cuts nothing off unseen', async () => {
    const { refused } = await post({ act: 'notes', key: KEY, text: 'a'.repeat(4001) });
    expect(refused?.values?.['text']).toHaveLength(4001);
    expect(refused?.errors).toEqual({ text: 'can have at most 4000 characters' });
  });

  it.each([
    ['a refusal', () => Promise.reject(new ApiError(429, { error: { message: 'Too many.' } })), 429, 'Too many.'],
    ['a fault', () => Promise.reject(new ApiError(500, {})), 503, /just now/],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 503, /just now/],
  ])('API-01 keeps what was typed at %s of the service', async (_what, request, status, message) => {
    const { refused } = await post({ act: 'notes', key: KEY, text: 'Has two dogs.' }, request);
    expect(refused).toMatchObject({ status, step: 'notes', values: { text: 'Has two dogs.' } });
    expect(refused?.message).toMatch(message);
  });

  it('SAVE-05 leads to the sign-in where nobody is signed in any more', async () => {
    const { led } = await post({ act: 'owner', owner: '' }, () => Promise.reject(new ApiError(401, {})));
    expect(led).toBe('/desk/sign-in?redirect=%2Fdesk%2Fleads%2F7');
  });

  it('API-01 refuses an act that is none', async () => {
    expect((await post({ act: 'constructor' })).refused).toMatchObject({ status: 422, errors: {} });
  });
});
