import { expect, it } from 'vitest';
import { homeRoute, routeRef, siteErrorSlot } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { siteConfig } from '@forecourt/site-config';
import { defineHost } from './host/defineHost.js';
import { createHostRenderer, type HostRendererOptions } from './server.js';

const broken = defineFeature({
  id: 'broken',
  sections: [],
  fills: [
    fill(siteErrorSlot, {
      id: 'broken/error',
      hydrate: 'never',
      load: () =>
        Promise.resolve({
          Component: ({ status, reference }: { status: number; reference?: string }) => (
            <p>{`${status} ${reference ?? 'no reference'}`}</p>
          ),
        }),
    }),
  ],
  pages: [
    {
      route: routeRef('broken/page', '/broken/:part'),
      load: () => Promise.resolve({ Component: () => null }),
      loader: () => Promise.resolve({ loader: () => Promise.reject(new Error('away')) }),
    },
  ],
});
const home = { route: homeRoute, load: () => Promise.resolve({ Component: () => <h1>Welcome</h1> }) };
const host = defineHost({ template: 'own', features: [broken], pages: [home] });
const options: HostRendererOptions = { styles: () => '' };
const renderer = createHostRenderer(host, options);
const config = { site: { ...siteConfig.defaults, homeSections: [] } };
const render = (path: string) =>
  renderer.render({
    request: new Request(`https://own.example${path}`),
    site: { slug: 'own', origin: 'https://own.example', config, paths: {} },
    api: { request: () => Promise.reject(new Error('away')) },
    search: { multiSearch: () => Promise.resolve([]) },
    searchAccess: { path: '/typesense', apiKey: '', expiresAt: 0, collection: '' },
    now: 0,
    nonce: 'nonce',
    reference: '89abcdef',
    assets: () => ({ entry: '/entry.js', preloads: [] }),
  });

it.each([
  ['/broken/part', 500, '500 89abcdef', '/broken/:part'],
  ['/nowhere', 404, '404 no reference', undefined],
  ['/', 200, 'Welcome', '/'],
])('%s is answered with %s, a reference where it is our fault, and its pattern', async (path, status, words, route) => {
  const rendered = await render(path);
  expect(rendered.status).toBe(status);
  expect(rendered.html).toContain(words);
  expect(rendered.route).toBe(route);
});
