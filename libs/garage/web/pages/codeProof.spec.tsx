import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '@forecourt/action-form';
import { formProofSlot, homeRoute, myGarageRoute, signInRoute } from '@forecourt/contracts';
import { createSite, defineFeature, fill, SiteContext } from '@forecourt/composition';
import { apiContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { WithStore } from '@forecourt/testing/store';
import { garageConfig } from '../config.js';
import { garageFeature } from '../feature.js';
import '../state/garageSlice.js';
import { action as myGarageAction } from './myGarageAction.js';
import type { MyGarageData } from './myGarageLoader.js';
import { Component as MyGaragePage } from './MyGaragePage.js';
import { action as signInAction } from './signInAction.js';
import { Component as SignInPage } from './SignInPage.js';

const proof = fill(formProofSlot, { id: 'proofs/field', load: () => Promise.resolve({ Component: () => null }) });
const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [defineFeature({ id: 'proofs', fills: [proof] })],
  config: {
    site: siteConfig.defaults,
    vehicle: vehicleConfig.defaults,
    garage: { ...garageConfig.defaults, accounts: true },
  },
  ownRoutes: [homeRoute, myGarageRoute, signInRoute],
});

const SIGN_IN = { type: 'garage', back: '/', asksPhone: false };
const ACCOUNT: MyGarageData = {
  shopper: { name: 'Kim', email: 'kim@example.com', phone: null },
  enquiries: [],
  now: 0,
};
const CODE: FormAnswer = { step: 'code', done: true, values: { address: 'lee@example.com' } };

/** The forms of a page by which a code is sent. */
function codeForms(Page: () => React.ReactNode, data: object, said?: object): HTMLFormElement[] {
  const actionData = said ? { page: said } : null;
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => data, Component: Page }], {
    hydrationData: { loaderData: { page: data }, actionData },
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

describe('every form by which a code is sent', () => {
  it.each([
    ['/sign-in', SignInPage, SIGN_IN, undefined],
    ['/sign-in, for another code', SignInPage, SIGN_IN, CODE],
    ['/my-garage', MyGaragePage, ACCOUNT, undefined],
    ['/my-garage, for another code', MyGaragePage, ACCOUNT, CODE],
  ])('SAVE-05 holds the captcha’s proof: %s', (_page, Page, data, said) => {
    const forms = codeForms(Page, data, said);
    expect(forms).toHaveLength(1);
    expect(forms[0]!.querySelector('[data-part="proofs/field"]')).not.toBeNull();
  });

  it('SAVE-05 is on a page that has the code of the proof', () => {
    for (const route of [signInRoute, myGarageRoute])
      expect(garageFeature.pages?.find((page) => page.route === route)?.slots).toContain(formProofSlot);
  });

  it.each([
    ['/sign-in', signInAction, '/api/account/codes'],
    ['/my-garage', myGarageAction, '/api/account/address-codes'],
  ])('SAVE-05 sends the proof on: %s', async (page, action, path) => {
    const sent = new Map<string, unknown>();
    const api: ApiGateway = {
      request: (called, { body } = {}) => {
        sent.set(called, body);
        return Promise.resolve({ shopper: null, address: 'lee@example.com', by: 'mail', resend_seconds: 30 } as never);
      },
    };
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(siteContext, site);
    const body = new URLSearchParams({ step: 'address', address: 'lee@example.com', captcha_token: 'proof' });
    const request = new Request(`http://localhost${page}`, { method: 'POST', body });
    await action({ request, context, params: {}, url: new URL(request.url), pattern: page });
    expect(sent.get(path)).toEqual({ address: 'lee@example.com', captcha_token: 'proof' });
  });

  it('SAVE-05 says on /my-garage that a proof is missing', () => {
    const message = 'Nothing proved that a person sent this.';
    codeForms(MyGaragePage, ACCOUNT, { step: 'address', values: {}, errors: { captcha_token: 'x' }, message });
    expect(document.body.textContent).toContain(message);
  });
});
