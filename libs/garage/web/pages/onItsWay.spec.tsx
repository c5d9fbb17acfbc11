import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareRoute, garageRoute, myGarageRoute, SIGNED_IN_COOKIE, signInRoute } from '@forecourt/contracts';
import { createSite, SiteContext } from '@forecourt/composition';
import type { ApiGateway, SearchGateway } from '@forecourt/runtime';
import { makeStore, StoreProvider, type AppStore } from '@forecourt/runtime/store';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { garageConfig } from '../config.js';
import type { SavedVehicle } from '../rules/garage.js';
import '../state/garageSlice.js';
import { Component as ComparePage } from './ComparePage.js';
import type { ComparedVehicles } from './compareLoader.js';
import { Component as GaragePage } from './GaragePage.js';
import { Component as MyGaragePage } from './MyGaragePage.js';
import type { MyGarageData } from './myGarageLoader.js';

const EMPTY = /Nothing (saved|in your watchlist|to compare) yet/;
const RIO: SavedVehicle = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'rio',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: '',
};
const KIM = { name: 'Kim', email: 'kim@example.com', phone: '+61412345678' };
const ACCOUNT: MyGarageData = { shopper: KIM, cars: [], vehicles: [], enquiries: [], now: 0 };
const NO_COMPARISON: ComparedVehicles = { ids: [], vehicles: [], now: 0 };

/** A service whose calls answer when the test says so. */
function serviceOf() {
  const open = new Map<string, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  const api: ApiGateway = {
    request: (path) =>
      new Promise((resolve, reject) => open.set(path, { resolve: (answer) => resolve(answer as never), reject })),
  };
  const called = (path: string) =>
    vi.waitFor(() => open.get(path) ?? Promise.reject(new Error(`no call of ${path}`)), { timeout: 15_000 });
  const settle = (act: () => void) =>
    inAct(async () => {
      act();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    api,
    answer: async (path: string, answer: unknown) => {
      const call = await inAct(() => called(path));
      open.delete(path);
      await settle(() => call.resolve(answer));
    },
    fail: async (path: string) => {
      const call = await inAct(() => called(path));
      open.delete(path);
      await settle(() => call.reject(new Error('The service is down.')));
    },
  };
}

async function inAct<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await act(async () => void (result = await work()));
  return result as Result;
}

const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [],
  config: {
    site: { ...siteConfig.defaults, garageEnabled: true },
    vehicle: { ...vehicleConfig.defaults, favourites: true },
    garage: { ...garageConfig.defaults, accounts: true },
  },
  ownRoutes: [garageRoute, myGarageRoute, signInRoute, compareRoute],
});
const search: SearchGateway = { multiSearch: () => new Promise(() => undefined) };

let root: Root | undefined;
/** What is read with script: the styles hide what an empty device would get while the browser looks. */
const readIn = (page: Element) => {
  const read = page.cloneNode(true) as Element;
  for (const unread of read.querySelectorAll('noscript, [data-is-looking="true"]')) unread.remove();
  return read.textContent;
};
const shown = () => readIn(document.body);
const isLoading = () => document.querySelector('[role="status"]')?.textContent.includes('Loading') === true;

interface Opened {
  readonly data: object;
  readonly favourites?: readonly SavedVehicle[];
  readonly compare?: readonly SavedVehicle[];
  readonly api?: ApiGateway;
}

function pageOf(Page: () => React.ReactNode, { data, favourites = [], compare = [], api }: Opened) {
  const preloaded = { garage: { favourites: [...favourites], compare: [...compare] } };
  const store: AppStore = makeStore({ api: api ?? serviceOf().api, search, site: 'a' }, { preloaded });
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader: () => new Promise(() => undefined), Component: Page }],
    { initialEntries: ['/page'], hydrationData: { loaderData: { page: data } } },
  );
  return (
    <SiteContext value={site}>
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>
    </SiteContext>
  );
}

async function open(Page: () => React.ReactNode, opened: Opened): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(() => Promise.resolve(root?.render(pageOf(Page, opened))));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
});
afterEach(() => {
  act(() => root?.unmount());
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`;
  vi.unstubAllGlobals();
});

describe('before the account has answered', () => {
  it('SAVE-07 /garage of a shopper who signed in loads, then leads to the account', async () => {
    const service = serviceOf();
    await open(GaragePage, { data: { now: 0 }, api: service.api });
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
    await service.answer('/api/account', { shopper: KIM });
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
    await service.answer('/api/watchlist', { cars: [{ id: '9', saved_at: '2026-11-20T02:00:00Z' }] });
    expect(isLoading()).toBe(false);
    expect(shown()).toMatch(/in your account, on every device/);
  });

  it('SAVE-07 /garage says empty once the session turns out to have ended', async () => {
    const service = serviceOf();
    await open(GaragePage, { data: { now: 0 }, api: service.api });
    await service.answer('/api/account', { shopper: null });
    expect([isLoading(), shown()]).toEqual([false, expect.stringMatching(EMPTY)]);
  });

  it('SAVE-07 /garage does not wait for a service that is down', async () => {
    const service = serviceOf();
    await open(GaragePage, { data: { now: 0 }, api: service.api });
    await service.fail('/api/account');
    expect([isLoading(), shown()]).toEqual([false, expect.stringMatching(EMPTY)]);
  });

  it('SAVE-02 /garage keeps the vehicles of the device until the account’s are known', async () => {
    const service = serviceOf();
    await open(GaragePage, { data: { now: 0 }, favourites: [RIO], api: service.api });
    await service.answer('/api/account', { shopper: KIM });
    await service.answer('/api/watchlist/merge', { success: true });
    expect(shown()).not.toMatch(EMPTY);
    await service.answer('/api/watchlist', { cars: [{ id: '7', saved_at: '2026-11-20T02:00:00Z' }] });
    expect(shown()).toMatch(/in your account, on every device/);
  });

  it('SAVE-07 /my-garage loads until it has the vehicles of the device', async () => {
    const service = serviceOf();
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, pathname: '/my-garage', reload });
    await open(MyGaragePage, { data: ACCOUNT, favourites: [RIO], api: service.api });
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
    await service.answer('/api/account', { shopper: KIM });
    await service.answer('/api/watchlist/merge', { success: true });
    await service.answer('/api/watchlist', { cars: [{ id: '7', saved_at: '2026-11-20T02:00:00Z' }] });
    expect(reload).toHaveBeenCalledOnce();
    // the next document has them; until it comes this one says nothing else
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
  });

  it('SAVE-07 /my-garage says what could not join the account', async () => {
    const service = serviceOf();
    await open(MyGaragePage, { data: ACCOUNT, favourites: [RIO], api: service.api });
    await service.answer('/api/account', { shopper: KIM });
    await service.answer('/api/watchlist/merge', { success: false });
    await service.answer('/api/watchlist', { cars: [] });
    expect([isLoading(), shown()]).toEqual([false, expect.not.stringMatching(EMPTY)]);
    expect(shown()).toMatch(/could not be added to your account just now/);
  });

  it('SAVE-07 /my-garage says empty once the account and the device have nothing', async () => {
    const service = serviceOf();
    await open(MyGaragePage, { data: ACCOUNT, api: service.api });
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
    await service.answer('/api/account', { shopper: KIM });
    await service.answer('/api/watchlist', { cars: [] });
    expect([isLoading(), shown()]).toEqual([false, expect.stringMatching(EMPTY)]);
  });
});

describe('before the device has been read', () => {
  it.each([
    ['/garage', GaragePage, { now: 0 }],
    ['/my-garage', MyGaragePage, ACCOUNT],
    ['/compare', ComparePage, NO_COMPARISON],
  ])('SAVE-07 the server’s HTML of %s says empty to browsers without script alone', (_path, Page, data) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(pageOf(Page, { data }));
    expect(readIn(page)).not.toMatch(EMPTY);
    expect(page.textContent).toContain('Loading');
  });

  it('SAVE-07 /compare loads while it goes on to the comparison of this device', async () => {
    await open(ComparePage, { data: NO_COMPARISON, compare: [RIO, { ...RIO, id: '8' }] });
    expect([isLoading(), shown()]).toEqual([true, expect.not.stringMatching(EMPTY)]);
  });

  it('SAVE-07 /compare of a device without one says so', async () => {
    await open(ComparePage, { data: NO_COMPARISON });
    expect([isLoading(), shown()]).toEqual([false, expect.stringMatching(EMPTY)]);
  });
});
