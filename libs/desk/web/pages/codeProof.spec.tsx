import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { deskRoute, deskSignInRoute, formProofSlot } from '@forecourt/contracts';
import { createSite, defineFeature, fill, SiteContext } from '@forecourt/composition';
import { apiContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { siteConfig } from '@forecourt/site-config';
import { WithStore } from '@forecourt/testing/store';
import { deskFeature } from '../feature.js';
import { action, type DeskSignInStep } from './signInAction.js';
import { Component as SignInPage } from './SignInPage.js';

const proof = fill(formProofSlot, { id: 'proofs/field', load: () => Promise.resolve({ Component: () => null }) });
const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [defineFeature({ id: 'proofs', fills: [proof] })],
  config: { site: { ...siteConfig.defaults, name: 'Dealer' } },
  ownRoutes: [deskRoute, deskSignInRoute],
});

function codeForms(said?: DeskSignInStep): HTMLFormElement[] {
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
    ['for another code', { step: 'code' as const, address: 'lee@example.com', errors: {} }],
  ])('SAVE-05 holds the captcha’s proof, %s', (_when, said) => {
    const forms = codeForms(said);
    expect(forms).toHaveLength(1);
    expect(forms[0]!.querySelector('[data-part="proofs/field"]')).not.toBeNull();
    const page = deskFeature.pages?.find(({ route }) => route === deskSignInRoute);
    expect(page?.slots).toContain(formProofSlot);
  });

  it('SAVE-05 sends the proof on', async () => {
    const sent: unknown[] = [];
    const api: ApiGateway = {
      request: (_path, { body } = {}) => {
        sent.push(body);
        return Promise.resolve({ address: 'lee@example.com', resend_seconds: 30 } as never);
      },
    };
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(siteContext, site);
    const body = new URLSearchParams({ step: 'address', address: 'lee@example.com', captcha_token: 'proof' });
    const request = new Request('http://localhost/desk/sign-in', { method: 'POST', body });
    await action({ request, context, params: {}, url: new URL(request.url), pattern: '/desk/sign-in' });
    expect(sent).toEqual([{ address: 'lee@example.com', captcha_token: 'proof' }]);
  });
});
