import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHost } from './createSiteHost.js';
import { renderedBy } from './renderedBy.spec.help.js';

/** A page whose action reads what was posted, as every action does. */
const bundle = renderedBy(
  async ({ request }) => {
    const form = request.method === 'POST' ? await request.formData() : new FormData();
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    return {
      status: 200,
      headers,
      faults: [],
      html: form.get('name') === 'Kim' ? 'name=Kim' : 'no form',
    };
  },
  { clientDir: mkdtempSync(path.join(tmpdir(), 'forecourt-client-')) },
);
const site = { slug: 'harbour', bundle, origin: 'http://harbour.localhost', config: {} };
const faults: unknown[] = [];
const app = await createSiteHost({
  siteOf: () => site,
  gatewaysOf: () => ({ api: {}, search: {}, searchAccess: {} }),
  onFault: (error) => faults.push(error),
});
beforeAll(() => app.ready());
afterAll(() => rmSync(bundle.clientDir, { recursive: true, force: true }));
afterAll(() => app.close());

const post = (type: string | undefined, payload: string | Buffer) =>
  app.inject({
    method: 'POST',
    url: '/contact-us',
    payload,
    headers: { host: 'harbour.localhost', ...(type === undefined ? {} : { 'content-type': type }) },
  });
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nKim\r\n--b--\r\n';

describe('posted forms', () => {
  it.each([
    [URLENCODED, 'name=Kim'],
    [`${URLENCODED}; charset=UTF-8`, 'name=Kim'],
    [`${URLENCODED.toUpperCase()};charset="utf-8"`, 'name=Kim'],
    ['multipart/form-data; boundary=b', MULTIPART],
  ])('FORM-13 a form sent as %s reaches its page', async (type, payload) => {
    const answer = await post(type, payload);
    expect([answer.statusCode, answer.body]).toEqual([200, 'name=Kim']);
  });

  it.each([
    ['text/plain', 'name=Kim', 415],
    ['application/json', '{"name":"Kim"}', 415],
    ['application/json', '{', 415],
    ['application/xml', '<a/>', 415],
    [undefined, 'name=Kim', 415],
    ['nonsense', 'name=Kim', 415],
    [`${URLENCODED}; charset=utf-16`, 'name=Kim', 415],
    [`${URLENCODED}; charset=no-such`, 'name=Kim', 415],
    ['multipart/form-data', MULTIPART, 400],
    ['multipart/form-data; boundary=other', MULTIPART, 400],
    ['multipart/form-data; boundary=b', 'name=Kim', 400],
    ['multipart/form-data; boundary=b', Buffer.from([0xff, 0, 0xfe]), 400],
  ])('FORM-13 what is sent as %s is refused in words and never a fault', async (type, payload, status) => {
    const answer = await post(type, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(status === 415 ? /x-www-form-urlencoded/ : /send it again/);
    expect(faults).toEqual([]);
  });
});
