import { act } from 'react';
import createCache from '@emotion/cache';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteHeaderSlot } from '@forecourt/contracts';
import { createSite, defineFeature, fill } from '@forecourt/composition';
import { pageChanged, type ApiGateway, type SearchGateway } from '@forecourt/runtime';
import { makeStore, persist, rootReducer, useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { drawnPage, drawnParts, preloadParts } from './drawnPage.js';
import { defineHost } from './host/defineHost.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes } from './routes.js';
import { hydratePage } from './hydratePage.js';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

interface Notes {
  names: string[];
}
const initialState: Notes = { names: [] };
const notes = createSlice({
  name: 'header-notes',
  initialState,
  reducers: {
    noted: (state, { payload }: PayloadAction<string>) => {
      state.names.push(payload);
    },
  },
  selectors: { selectNames: ({ names }) => names },
}).injectInto(rootReducer);
persist(notes, {
  in: 'device',
  version: 1,
  select: ({ names }) => names,
  read: (kept) => ({ names: Array.isArray(kept) ? kept.map(String) : [] }),
});
const selectNames = (state: object) => notes.selectors.selectNames(state);

const Header = () => {
  const names = useAppSelector(selectNames);
  const dispatch = useAppDispatch();
  return (
    <header>
      {names.length === 0 ? <a href="/notes">No notes</a> : <b>{names.join(', ')}</b>}
      <button type="button" onClick={() => dispatch(notes.actions.noted('Mazda'))}>
        Note
      </button>
    </header>
  );
};

let bringCode: () => void = () => undefined;
/** The same host in a browser that has no code of the part yet. */
const hostOf = (side: 'server' | 'browser') => {
  const load = () =>
    side === 'server'
      ? Promise.resolve({ Component: Header })
      : new Promise<{ Component: typeof Header }>((resolve) => (bringCode = () => resolve({ Component: Header })));
  const header = fill(siteHeaderSlot, { id: 'header/notes', hydrate: 'interaction', load });
  return defineHost({ template: 'plain', features: [defineFeature({ id: 'header', fills: [header] })] });
};

const api: ApiGateway = { request: () => Promise.reject(new Error('no service')) };
const search = { multiSearch: () => Promise.reject(new Error('no search')) } as unknown as SearchGateway;
const siteOf = (host: ReturnType<typeof hostOf>) =>
  createSite({
    slug: 'harbour',
    origin: 'http://localhost',
    features: host.features,
    config: { site: { name: 'Harbour', homeSections: [] } },
    ownRoutes: host.pages.map(({ route }) => route),
  });

async function drawOnServer(): Promise<string> {
  const host = hostOf('server');
  await preloadParts(host);
  const site = siteOf(host);
  const handler = createStaticHandler(createRoutes(host, site), { future: { v8_middleware: true } });
  const requestContext = createRouterContext({ site, api, search, now: () => 0 });
  const context = await handler.query(new Request('http://localhost/'), { requestContext });
  if (context instanceof Response) throw new Error('a redirect');
  const parts = drawnParts();
  const store = makeStore({ api, search, site: site.slug });
  const cache = createCache({ key: 'fc' });
  return parts.putInto(
    renderToString(drawnPage({ site, siteContexts: [], store, search, cache, handler, context, parts })),
  );
}

async function openInBrowser(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const host = hostOf('browser');
  const site = siteOf(host);
  const store = makeStore({ api, search, site: site.slug }, { isPersisted: true });
  const routes = createRoutes(host, site);
  for (const route of routes.flatMap(({ children = [] }) => children)) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    Object.assign(route, { Component: await (route.lazy.Component as () => Promise<unknown>)() });
    delete route.lazy;
  }
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: {} },
    future: { v8_middleware: true },
    getContext: () => createRouterContext({ site, api, search, now: () => 0 }),
  });
  let end: () => void = () => undefined;
  await act(async () => {
    end = hydratePage(root, { site, siteContexts: [], store, search, router, cache: createCache({ key: 'fc' }) });
    await Promise.resolve();
  });
  return {
    root,
    store,
    close: async () => {
      await act(async () => {
        end();
        router.dispose();
        await new Promise((resolve) => setTimeout(resolve, 1));
      });
    },
  };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the server’s HTML stays through every update of the store, and hydrates as it was rendered', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = await drawOnServer();
  expect(html).toContain('No notes');
  localStorage.setItem('forecourt:header-notes', JSON.stringify({ version: 1, site: 'harbour', state: ['Kia'] }));
  const page = await openInBrowser(html);
  const [link, button] = ['a', 'button'].map((name) => page.root.querySelector<HTMLElement>(`header ${name}`));
  expect(selectNames(page.store.getState())).toEqual(['Kia']);
  for (const action of [notes.actions.noted('Audi'), pageChanged({ path: '/' })]) {
    act(() => void page.store.dispatch(action));
    expect(page.root.contains(link ?? null)).toBe(true);
  }
  // the press that comes before the code is answered by it
  button?.click();
  await settled();
  expect(page.root.contains(link ?? null)).toBe(true);
  bringCode();
  await settled();
  await settled();
  expect(page.root.querySelector('header button')).toBe(button);
  expect(page.root.querySelector('header b')?.textContent).toBe('Kia, Audi, Mazda');
  expect(localStorage.getItem('forecourt:header-notes')).toContain('["Kia","Audi","Mazda"]');
  // both of React's renderers run in this process
  expect(errors.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
  await page.close();
});
