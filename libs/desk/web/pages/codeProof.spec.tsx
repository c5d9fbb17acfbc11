import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '@forecourt/action-form';
import { deskRoute, deskSignInRoute, formProofSlot } from '@forecourt/contracts';
import { createSite, defineFeature, fill, SiteContext } from '@forecourt/composition';
import { ApiError, apiContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { siteConfig } from '@forecourt/site-config';
import { WithStore } from '@forecourt/testing/store';
import { deskFeature } from '../feature.js';
import { action } from './signInAction.js';
import { Component as SignInPage } from './SignInPage.js';

const proof = fill(formProofSlot, { id: 'proofs/field', load: () => Promise.resolve({ Component: () => null }) });
const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [defineFeature({ id: 'proofs', fills: [proof] })],
  config: { site: { ...siteConfig.defaults, name: 'Dealer' } },
  ownRoutes: [deskRoute, deskSignInRoute],
});

function codeForms(said?: FormAnswer): HTMLFormElement[] {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: SignInPage }], {
    hydrationData: { loaderData: {}, actionData: said ? { page: said } : null },
  });
  document.body.innerHTML = renderToString(
    <SiteContext value={site}>
      <WithStore>
        <RouterProvider router={router} />
      </WithStore>
    </SiteContext>,
  );
  return [...document.forms].filter((form) => form.querySelector('[name="step"][value="address"]'));
}

describe('the sign-in of the desk', () => {
  it.each([
    ['at first', undefined],
    ['for another code', { step: 'code', done: true as const, values: { address: 'lee@example.com' } }],
  ])('SAVE-05 holds the captcha’s proof, %s', (_when, said) => {
    const forms = codeForms(said);
    expect(forms).toHaveLength(1);
    expect(forms[0]!.querySelector('[data-part="proofs/field"]')).not.toBeNull();
    const page = deskFeature.pages?.find(({ route }) => route === deskSignInRoute);
    expect(page?.slots).toContain(formProofSlot);
  });

  const post = async (values: Record<string, string>, answer: () => Promise<unknown>) => {
    const sent: unknown[] = [];
    const api = {
      request: (_path: string, { body }: { body?: unknown } = {}) => {
        sent.push(body);
        return answer();
      },
    };
    const context = new RouterContextProvider();
    context.set(apiContext, api as ApiGateway);
    context.set(siteContext, site);
    const request = new Request('http://localhost/desk/sign-in', { method: 'POST', body: new URLSearchParams(values) });
    const said = await action({ request, context, params: {}, url: new URL(request.url), pattern: '/desk/sign-in' });
    return { sent, said: said instanceof Response ? said.headers.get('location') : said };
  };
  const ADDRESS = { step: 'address', address: 'lee@example.com' };

  it('SAVE-05 sends the proof on, and the code is next', async () => {
    const { sent, said } = await post({ ...ADDRESS, captcha_token: 'proof' }, () =>
      Promise.resolve({ address: 'lee@example.com', resend_seconds: 30 }),
    );
    expect(sent).toEqual([{ address: 'lee@example.com', captcha_token: 'proof' }]);
    expect(said).toMatchObject({ data: { step: 'code', done: true, values: { address: 'lee@example.com' } } });
  });

  it.each([
    [
      { ...ADDRESS, address: ' ' },
      { step: 'address', errors: { address: 'must not be empty' } },
    ],
    [
      { ...ADDRESS, step: 'code', code: '' },
      { step: 'code', errors: { code: 'must not be empty' } },
    ],
  ])('SAVE-05 goes by the rules of its forms, and asks the service nothing: %j', async (values, answer) => {
    const { sent, said } = await post(values, () => Promise.resolve({}));
    expect(said).toMatchObject({ data: { ...answer, values: { address: values.address } }, init: { status: 422 } });
    expect(sent).toEqual([]);
  });

  it('SAVE-05 keeps the last code in use where another one is requested too soon', async () => {
    const refusal = { error: { message: 'Please wait.', fields: [{ field: 'address', message: 'is too soon' }] } };
    const { said } = await post(ADDRESS, () => Promise.reject(new ApiError(429, refusal)));
    expect(said).toMatchObject({ data: { step: 'code', done: true, message: 'Please wait.' }, init: { status: 429 } });
  });

  it('SAVE-05 a code opens the page of the desk that was wanted, and a wrong one is asked for again', async () => {
    const values = { ...ADDRESS, step: 'code', code: '123456' };
    expect((await post(values, () => Promise.resolve({ name: 'Lee', email: 'lee@example.com' }))).said).toBe('/desk');
    const refusal = { error: { message: 'Refused.', fields: [{ field: 'code', message: 'is wrong or has expired' }] } };
    const { said } = await post(values, () => Promise.reject(new ApiError(422, refusal)));
    expect(said).toMatchObject({ data: { step: 'code', errors: { code: 'is wrong or has expired' } } });
  });
});
