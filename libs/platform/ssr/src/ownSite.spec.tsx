import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { routeRef } from '@forecourt/contracts';
import { defineFeature, useRouteHref, useSite } from '@forecourt/composition';
import { apiContext, postcodeGiven, type StoreExtra } from '@forecourt/runtime';
import { selectPostcode, storeParts, useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { siteConfig } from '@forecourt/site-config';
import { mountHost, OnSite } from './client.js';

const pageRoute = routeRef('money/page', '/money');
const otherRoute = routeRef('money/other', '/money/other');

function Page() {
  const said = useLoaderData<string>();
  const { search } = useLocation();
  const other = useRouteHref(otherRoute);
  return (
    <>
      <h1>{said}</h1>
      <p>{search}</p>
      <a href={other}>Other</a>
      <a href="/elsewhere">Elsewhere</a>
      <form method="get" action="/money">
        <input name="amount" defaultValue="5" />
        <button>Look</button>
      </form>
    </>
  );
}

const moneyFeature = defineFeature({
  id: 'money',
  sections: [],
  pages: [
    {
      route: pageRoute,
      load: () => Promise.resolve({ Component: Page }),
      loader: () =>
        Promise.resolve({
          loader: ({ context }) =>
            (context as { get(of: typeof apiContext): StoreExtra['api'] }).get(apiContext).request('/api/money'),
        }),
      head: () => Promise.resolve({ head: () => ({ title: 'Money' }) }),
    },
    { route: otherRoute, load: () => Promise.resolve({ Component: () => <h1>Another page</h1> }) },
  ],
});

const api: StoreExtra['api'] = { request: <Answer,>() => Promise.resolve('From the service' as Answer) };
const site = { config: { site: { ...siteConfig.defaults, homeSections: [] } } };

const element = () => document.body.appendChild(document.createElement('div'));
const click = (text: string) => {
  const target = [...document.querySelectorAll('a, button')].find(({ textContent }) => textContent === text);
  if (!(target instanceof HTMLElement)) throw new Error(`There is no ${text}.`);
  target.click();
};

/** An app is no test: what React does is not within `act`. */
const untilText = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));

describe('mountHost', () => {
  it('LIB-01 renders the page of the address, with its title, and follows links to others', async () => {
    window.history.replaceState(null, '', '/money');
    const root = element();
    const end = await mountHost({ root, features: [moneyFeature], site, api });
    expect(root.textContent).toContain('From the service');
    expect(document.title).toBe('Money');
    expect(document.documentElement.dataset['hydrated']).toBe('true');
    click('Other');
    await untilText('Another page');
    expect(window.location.pathname).toBe('/money/other');
    end();
    expect(root.textContent).toBe('');
  });

  it('LIB-01 leads to the front page from an address that has nothing', async () => {
    window.history.replaceState(null, '', '/nothing');
    const root = element();
    const end = await mountHost({ root, features: [moneyFeature], site, api });
    await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Page not found'));
    expect(root.querySelector('a')?.outerHTML).toContain('href="/">Home</a>');
    end();
  });

  it('has the style sheet of the site before the host’s own', async () => {
    window.history.replaceState(null, '', '/money');
    document.head.append(document.createElement('link'));
    const end = await mountHost({
      root: element(),
      features: [moneyFeature],
      site: { ...site, styles: ':root{}' },
      api,
    });
    expect(document.head.firstElementChild?.textContent).toBe(':root{}');
    end();
    expect(document.head.textContent).not.toContain(':root{}');
  });

  it('names what is missing where the document has no place for it', async () => {
    await expect(mountHost({ features: [moneyFeature], site, api })).rejects.toThrow('no element with the id "root"');
  });

  it('calls a service of another origin', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response('"From afar"'));
    });
    window.history.replaceState(null, '', '/money');
    const root = element();
    const end = await mountHost({ root, features: [moneyFeature], site, api: 'https://www.harbour.example' });
    expect(root.textContent).toContain('From afar');
    expect(asked).toEqual(['https://www.harbour.example/api/money']);
    end();
  });
});

/** A component of a feature: what it needs is a site and a store. */
function Postcode() {
  const { slug } = useSite();
  const dispatch = useAppDispatch();
  const postcode = useAppSelector(selectPostcode);
  return (
    <button onClick={() => dispatch(postcodeGiven({ postcode: '3000' }))}>{`${slug} ${postcode ?? 'nowhere'}`}</button>
  );
}

function Leave({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>{`To ${to}`}</button>;
}

describe('OnSite', () => {
  it('LIB-01 lets a component of a feature work alone', async () => {
    const root = createRoot(element());
    root.render(
      <OnSite site={site} api={api}>
        <Postcode />
      </OnSite>,
    );
    await untilText('own nowhere');
    click('own nowhere');
    await untilText('own 3000');
    root.unmount();
  });

  it('LIB-02 shares the store of the host, also within a router of the host', async () => {
    const cart = createSlice({ name: 'basket', initialState: 2, reducers: {} });
    const extra = { site: 'own', api } as StoreExtra;
    const { reducer, middleware, start } = storeParts(extra, { reducers: { basket: cart.reducer } });
    const store = configureStore({
      reducer,
      middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(middleware),
    });
    start(store);
    const inHost = (
      <OnSite site={site} api={api}>
        <Postcode />
      </OnSite>
    );
    const root = createRoot(element());
    root.render(
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: inHost }])} />
      </Provider>,
    );
    await untilText('own nowhere');
    click('own nowhere');
    await untilText('own 3000');
    expect(selectPostcode(store.getState())).toBe('3000');
    expect(store.getState().basket).toBe(2);
    root.unmount();
  });

  it('LIB-01 shows a page of a feature within a page of the host, whose links and searches stay in it', async () => {
    const root = createRoot(element());
    root.render(<OnSite site={site} api={api} features={[moneyFeature]} address="/money?amount=4" />);
    await untilText('?amount=4');
    click('Look');
    await untilText('?amount=5');
    click('Other');
    await untilText('Another page');
    expect(window.location.pathname).toBe('/');
    root.unmount();
  });

  it('LIB-01 leaves addresses of the host to the browser, also where a component navigates', async () => {
    const root = createRoot(element());
    root.render(
      <OnSite site={site} api={api} features={[moneyFeature]}>
        <Leave to="/search?make=Kia" />
        <Leave to="/money?amount=6" />
      </OnSite>,
    );
    await untilText('To /search?make=Kia');
    click('To /search?make=Kia');
    // jsdom opens no other document: what was there stays, and no page says "not found"
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.body.textContent).toContain('To /search?make=Kia');
    click('To /money?amount=6');
    await untilText('?amount=6');
    root.unmount();
  });

  it('follows what its host passes it', async () => {
    const root = createRoot(element());
    const show = (text: string) =>
      root.render(
        <OnSite site={site} api={api}>
          {text}
        </OnSite>,
      );
    show('one');
    await untilText('one');
    show('two');
    await untilText('two');
    root.unmount();
  });
});
