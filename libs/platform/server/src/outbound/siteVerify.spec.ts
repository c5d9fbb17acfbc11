import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteVerify, type CaptchaVerdict } from './siteVerify.js';

const asked: string[] = [];
type Answer = () => { readonly status?: number; readonly body: string } | undefined;
let answer: Answer | undefined;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(body);
      const given = answer?.();
      if (given) response.writeHead(given.status ?? 200, given.status === 302 ? { location: '/' } : {}).end(given.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const notices: string[] = [];
const verdict = (given: Answer): Promise<CaptchaVerdict> => {
  answer = given;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const port = siteVerify({
    url,
    secret: 'our-secret',
    hosts: ['harbour.example'],
    timeoutMs: 2000,
    onNotice: (line) => void notices.push(line),
  });
  return port.verify('a token');
};
const json =
  (body: object): Answer =>
  () => ({ body: JSON.stringify(body) });

describe('a captcha service', () => {
  it.each([
    ['a person', json({ success: true, hostname: 'harbour.example' }), 'passed'],
    ['a person, without naming where', json({ success: true }), 'passed'],
    ['a person on another site', json({ success: true, hostname: 'evil.example' }), 'failed'],
    ['a proof that is none', json({ success: false, 'error-codes': ['invalid-input-response'] }), 'failed'],
    ['a proof that was used', json({ success: false, 'error-codes': ['timeout-or-duplicate'] }), 'failed'],
    ['that our key is wrong', json({ success: false, 'error-codes': ['invalid-input-secret'] }), 'unavailable'],
    ['nothing of use', () => ({ body: '<html>' }), 'unavailable'],
    ['null', () => ({ body: 'null' }), 'unavailable'],
    ['that it is down', () => ({ status: 503, body: '{"success":true}' }), 'unavailable'],
    ['to ask elsewhere', () => ({ status: 302, body: '' }), 'unavailable'],
    ['nothing at all', () => undefined, 'unavailable'],
  ] satisfies [string, Answer, CaptchaVerdict][])('FORM-13 that says %s: %#', async (_name, given, expected) => {
    expect(await verdict(given)).toBe(expected);
  });
  it('FORM-13 gets the proof and our key, and nothing of the visitor', async () => {
    await verdict(json({ success: true }));
    expect(asked.at(-1)).toBe('secret=our-secret&response=a+token');
    expect(notices).toEqual([expect.stringContaining('invalid-input-secret')]);
  });
});
