import { expect, it } from 'vitest';
import { homeRoute } from '@forecourt/contracts';
import { useSite } from '@forecourt/composition';
import { siteConfig } from '@forecourt/site-config';
import { defineHost } from './host/defineHost.js';
import { createHostRenderer, type RenderRequest } from './server.js';

function Shown() {
  return <h1>{`shown as at ${useSite().shownAt ?? 'now'}`}</h1>;
}
const home = { route: homeRoute, load: () => Promise.resolve({ Component: Shown }) };
const host = defineHost({ template: 'own', features: [], pages: [home] });
const renderer = createHostRenderer(host, { styles: () => '' });
const config = { site: { ...siteConfig.defaults, name: 'Kim & Co', timeZone: 'Australia/Sydney', homeSections: [] } };
const AT = Date.parse('2026-12-25T23:00Z');
const UNTIL = Date.parse('2026-12-01T00:00Z');
const render = async (preview?: RenderRequest['preview']) => {
  const rendered = await renderer.render({
    request: new Request('https://own.example/'),
    site: { slug: 'own', origin: 'https://own.example', config, paths: {} },
    api: { request: () => Promise.reject(new Error('away')) },
    search: { multiSearch: () => Promise.resolve([]) },
    searchAccess: { path: '/typesense', apiKey: '', expiresAt: 0, collection: '' },
    now: preview?.at ?? 0,
    nonce: 'nonce',
    ...(preview ? { preview } : {}),
    assets: () => ({ entry: '/entry.js', preloads: [] }),
  });
  return rendered.html ?? '';
};

it('TEN-03 a page of a preview says of what, as at when and until when, leads out, and is not indexed', async () => {
  const html = await render({ at: AT, until: UNTIL });
  expect(html).toContain(
    'Preview of Kim &amp; Co as at 26 Dec 2026, 10:00 am, until 1 Dec 2026, 11:00 am. ' +
      'Nothing that you send here has an effect.',
  );
  expect(html).toContain('<a href="/preview/exit" rel="nofollow">Leave the preview</a>');
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(html).toContain('<title>Preview: ');
  expect(html).toContain(`shown as at ${AT}`);
  expect(html).toContain(`"shownAt":${AT}`);
});

it('TEN-03 a preview without a moment shows the present one; any other page has no bar', async () => {
  expect(await render({ until: UNTIL })).toContain('Preview of Kim &amp; Co, until 1 Dec 2026, 11:00 am.');
  const html = await render();
  expect(html).not.toContain('preview');
  expect(html).not.toContain('noindex');
  expect(html).toContain('shown as at now');
});
