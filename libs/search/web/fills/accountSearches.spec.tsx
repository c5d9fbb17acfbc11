import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountSearchesRoute, listingRoute, myGarageRoute, SIGNED_IN_COOKIE } from '@forecourt/contracts';
import { createSite, SiteContext } from '@forecourt/composition';
import type { ApiGateway, SearchGateway } from '@forecourt/runtime';
import { makeStore, StoreProvider } from '@forecourt/runtime/store';
import { siteConfig } from '@forecourt/site-config';
import { searchConfig } from '../config.js';
import { Component as AccountSearches } from './AccountSearches.js';
import { Component as SavedSearches } from './SavedSearches.js';

const EMPTY = /Press “Save this search”/;
const LOADING = /Loading your searches/;
const KIA = { href: '/search?make=Kia', text: 'Kia vehicles' };
const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [],
  config: { site: siteConfig.defaults, search: searchConfig.defaults },
  ownRoutes: [myGarageRoute, accountSearchesRoute, listingRoute],
});
const search: SearchGateway = { multiSearch: () => new Promise(() => undefined) };

/** The two sections of the account's page, as those who signed in get it without searches in their account. */
function sections(saved: readonly { href: string; text: string }[], api: ApiGateway) {
  const preloaded = { search: { past: [], saved: [...saved], groups: {}, expanded: [] } };
  const element = (
    <>
      <AccountSearches data={{ searches: [] }} />
      <SavedSearches />
    </>
  );
  return (
    <SiteContext value={site}>
      <StoreProvider store={makeStore({ api, search, site: 'a' }, { preloaded })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </StoreProvider>
    </SiteContext>
  );
}

let root: Root | undefined;
let answer: (kept: { success: boolean }) => void = () => undefined;
const waiting: ApiGateway = {
  request: () => new Promise((resolve) => (answer = (kept) => resolve(kept as never))),
};
const shown = () => document.body.textContent;
async function open(saved: Parameters<typeof sections>[0]): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => Promise.resolve(root?.render(sections(saved, waiting))));
}
const answerWith = (kept: { success: boolean }) =>
  act(async () => {
    answer(kept);
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
});
afterEach(() => {
  act(() => root?.unmount());
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`;
  vi.unstubAllGlobals();
});

it('SAVE-07 the account’s searches load until those of the device have joined', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/my-garage', reload });
  await open([KIA]);
  expect(shown()).toMatch(LOADING);
  expect(shown()).not.toMatch(EMPTY);
  await answerWith({ success: true });
  expect(reload).toHaveBeenCalledOnce();
  // the next document has them
  expect(shown()).toMatch(LOADING);
  expect(shown()).not.toMatch(EMPTY);
});

it('SAVE-07 an account whose device has no searches says so', async () => {
  await open([]);
  expect(shown()).toMatch(EMPTY);
  expect(shown()).not.toMatch(LOADING);
});

it('SAVE-07 searches that could not join stay on the device, and the account says so', async () => {
  await open([KIA]);
  await answerWith({ success: false });
  await act(() => vi.waitFor(() => expect(shown()).toMatch(/could not be added to your account just now/)));
  expect(shown()).toContain(KIA.text);
  expect(shown()).not.toMatch(LOADING);
});

it('SAVE-07 the server’s HTML says empty to browsers without script alone', () => {
  const html = renderToString(sections([], waiting));
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(EMPTY);
  expect(html).toMatch(LOADING);
});
