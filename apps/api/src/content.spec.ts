import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPosts, readArticle, readPage } from '@forecourt/content/domain';
import type { Sites } from '@forecourt/service/sites';
import type { Service } from './compose.js';
import { askerCookieOf } from './testing/askerJar.js';
import { demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const post = (title: string, fields = '') =>
  `---\ntitle: ${title}` +
  `\ndescription: d\ndate: 2026-01-01\nauthor: mia-tran\ncategories: [buyer-advice]\n${fields}` +
  `\n---\nText of ${title}\n`;
const FILES: Readonly<Record<string, Record<string, string>>> = {
  harbour: {
    'blog/ours.md': post('Ours'),
    'blog/later.md': post('Later').replace('2026-01-01', '2999-01-01'),
    'blog/draft.md': post('Draft', 'draft: true'),
    'pages/online-payment.md': '---\ntitle: Pay\ndescription: d\naddress: root\n---\nBy card\n',
    'pages/warranty.md': '---\ntitle: Warranty\ndescription: d\naddress: root\n---\nText\n',
  },
  northline: { 'blog/theirs.md': post('Theirs') },
};
/** Changed by a test. */
const memberPages = { spinToWin: 'off', onlinePayment: 'off' };
const authors = [{ slug: 'mia-tran', name: 'Mia Tran' }];

describe('dealers’ content over HTTP', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-texts-'));
  let service: Service;
  beforeAll(async () => {
    for (const [slug, files] of Object.entries(FILES))
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(root, slug, 'content', name)), { recursive: true });
        writeFileSync(path.join(root, slug, 'content', name), text);
      }
    const real = demoSites({ garage: { accounts: true } });
    const all = real.all.map((site) => ({
      ...site,
      dir: path.join(root, site.slug),
      config: { ...site.config, content: { authors, memberPages } },
    }));
    const find = (slug: string | undefined) => all.find((site) => site.slug === slug);
    const sites: Sites = {
      all,
      broken: [],
      bySlug: find,
      byHost: (host) => find(real.byHost(host)?.slug),
    };
    service = await openService({}, { sites, isProduction: false });
  }, 60_000);
  afterAll(async () => {
    await service.close();
    rmSync(root, { recursive: true });
  });
  const ask = (url: string, slug = 'harbour') =>
    service.api.inject({ url: `/api/content${url}`, headers: { host: `${slug}.localhost` } });

  it('NAV-04 TEN-07 a site’s articles are its own, by list and by name', async () => {
    const list = listPosts.answer.parse((await ask('/posts')).json());
    expect(list.posts.map(({ slug }) => slug)).toEqual(['ours']);
    const article = readArticle.answer.parse((await ask('/posts/ours')).json());
    expect(article.html).toBe('<p>Text of Ours</p>');
    expect((await ask('/posts/theirs')).statusCode).toBe(404);
    expect((await ask('/posts/theirs', 'northline')).statusCode).toBe(200);
    expect((await ask('/posts/ours', 'nobody')).statusCode).toBe(404);
  });

  it.each([
    ['/posts/draft', 404],
    ['/posts/later', 404],
    ['/posts/__proto__', 404],
    ['/posts/%00', 404],
    [`/posts/${'a'.repeat(200)}`, 422],
    ['/posts?category=constructor', 404],
    ['/posts?author=none', 404],
    ['/posts?page=9', 404],
    ['/posts?page=0', 422],
    ['/posts?page=1&page=2', 422],
    ['/posts?count=1e9', 422],
    ['/pages/none', 404],
    ['/pages/..%2F..%2Fsite', 404],
  ])('NAV-04 %s is answered with %d', async (url, status) => {
    const response = await ask(url);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ error: { message: string } }>().error.message).not.toBe('');
  });

  it('SAVE-06 the text of a gated page is sent to signed-in shoppers only', async () => {
    const status = async (headers: Record<string, string> = {}) =>
      (
        await service.api.inject({
          url: '/api/content/pages/online-payment',
          headers: { host: 'harbour.localhost', ...headers },
        })
      ).statusCode;
    expect(await status()).toBe(200);
    memberPages.onlinePayment = 'open';
    expect(await status()).toBe(200);
    memberPages.onlinePayment = 'gated';
    expect([await status(), await status({ cookie: 'forecourt_session=x' })]).toEqual([401, 401]);
    const post = (url: string, payload: object, cookie = '') =>
      service.api.inject({ method: 'POST', url, payload, headers: { host: 'harbour.localhost', cookie } });
    const address = 'kim@example.com';
    const sent = await post('/api/account/codes', { address });
    expect(sent.statusCode).toBe(202);
    await service.messages.drain();
    const { subject, body } = await service.database.db
      .selectFrom('messages')
      .select(['subject', 'body'])
      .where('recipient', '=', address)
      .executeTakeFirstOrThrow();
    const code = (/\d{3} \d{3}/.exec(`${subject} ${body}`)?.[0] ?? '').replace(' ', '');
    const answer = await post('/api/account/session', { address, code }, askerCookieOf(sent));
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(await status({ cookie })).toBe(200);
    memberPages.onlinePayment = 'off';
  });

  it('NAV-05 pages and legal pages of the site are there', async () => {
    const page = readPage.answer.parse((await ask('/pages/warranty')).json());
    expect(page).toMatchObject({ html: '<p>Text</p>', page: { isAtRoot: true, kind: 'page' } });
    expect((await ask('/pages/warranty', 'northline')).statusCode).toBe(404);
    for (const [slug, name] of [
      ['harbour', 'Harbour'],
      ['wattle', 'Wattle'],
    ] as const) {
      const privacy = readPage.answer.parse((await ask('/pages/privacy-policy', slug)).json());
      expect(privacy.html).toContain(name);
    }
    const index = (await ask('/index')).json<{ pages: { slug: string }[] }>();
    expect(index.pages.map(({ slug }) => slug).sort()).toEqual([
      'finance-disclaimer',
      'online-payment',
      'privacy-policy',
      'terms-and-conditions',
      'warranty',
    ]);
  });
});
