import { useLoaderData } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { homeRoute, routeRef } from '@forecourt/contracts';
import { defineFeature } from '@forecourt/composition';
import { apiContext, cookieContext, type ApiGateway } from '@forecourt/runtime';
import { siteConfig } from '@forecourt/site-config';
import { defineHost } from './host/defineHost.js';
import { createPageHandler } from './pageHandler.js';

const Page = () => <h1>{useLoaderData<string>()}</h1>;
const moneyFeature = defineFeature({
  id: 'money',
  sections: [],
  pages: [
    {
      route: routeRef('money/page', '/money'),
      load: () => Promise.resolve({ Component: Page }),
      loader: () => Promise.resolve({ loader: ({ context }) => context.get(apiContext).request('/api/money') }),
    },
  ],
});
const greetingFeature = defineFeature({
  id: 'greeting',
  sections: [],
  pages: [
    {
      route: routeRef('greeting/page', '/greeting'),
      load: () => Promise.resolve({ Component: Page }),
      loader: () =>
        Promise.resolve({
          loader: ({ context }) => Promise.resolve(context.get(cookieContext)('forecourt-name') ?? 'nobody'),
        }),
    },
  ],
});
const home = { route: homeRoute, load: () => Promise.resolve({ Component: () => <h1>Welcome</h1> }) };
const host = defineHost({ template: 'own', features: [moneyFeature, greetingFeature], pages: [home] });
const site = { config: { site: { ...siteConfig.defaults, homeSections: [], name: 'Northside' } } };

function openHandler(request: (path: string) => Promise<unknown>) {
  const asked: string[] = [];
  const api: ApiGateway = {
    request: <Answer,>(path: string) => {
      asked.push(path);
      return request(path) as Promise<Answer>;
    },
  };
  const answer = createPageHandler(host, { site, api, entry: '/assets/entry.js', styles: () => '' });
  return { asked, get: (path: string, headers = {}) => answer(new Request(`https://own.example${path}`, { headers })) };
}

const key = (expiresAt: number) => ({ path: '/typesense', apiKey: 'key', expiresAt, collection: 'cars' });
const inAnHour = () => Date.now() / 1000 + 3600;

describe('the pages of a host with a server of its own', () => {
  it('LIB-01 are rendered with what the service says, and name the entry and the search', async () => {
    const { get } = openHandler((path) =>
      Promise.resolve(path === '/api/search-key' ? key(inAnHour()) : 'From the service'),
    );
    const response = await get('/money');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1>From the service</h1>');
    expect(html).toContain('/assets/entry.js');
    expect(html).toContain('"apiKey":"key"');
    expect((await get('/nowhere')).status).toBe(404);
  });

  it('know the cookies of the visitor', async () => {
    const { get } = openHandler(() => Promise.resolve(key(inAnHour())));
    const greeted = await get('/greeting', { cookie: 'a=b; forecourt-name=Robin' });
    expect(await greeted.text()).toContain('<h1>Robin</h1>');
    expect(await (await get('/greeting')).text()).toContain('<h1>nobody</h1>');
  });

  it('share one key of the search until it is about to lapse', async () => {
    const { get, asked } = openHandler(() => Promise.resolve(key(inAnHour())));
    await get('/');
    await get('/');
    expect(asked).toEqual(['/api/search-key']);
    const lapsing = openHandler(() => Promise.resolve(key(Date.now() / 1000 + 60)));
    await lapsing.get('/');
    await lapsing.get('/');
    expect(lapsing.asked.length).toBeGreaterThan(1);
  });

  it('are there where the service does not answer, as far as they ask it nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { get } = openHandler(() => Promise.reject(new Error('away')));
    expect((await get('/')).status).toBe(200);
    expect((await get('/money')).status).toBeGreaterThanOrEqual(500);
  });
});
