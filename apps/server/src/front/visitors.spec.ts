import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createVisitors, proxyWarnings } from './visitors.js';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

function tested(trusted?: string[]) {
  const notices: string[] = [];
  const visitors = createVisitors(trusted, (line) => notices.push(line));
  return { networkOf: (of: IncomingMessage) => visitors.networkOf(of), notices };
}

describe('the network of a visitor', () => {
  it('is what a trusted proxy names, and the address of anybody else', () => {
    const { networkOf, notices } = tested(['127.0.0.1']);
    expect(networkOf(request('127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
    expect(networkOf(request('198.51.100.7'))).toBe('198.51.100.7');
    expect(networkOf(request(undefined))).toBe('');
    expect(networkOf(request('2001:db8:1:2:3::4'))).toBe(networkOf(request('2001:db8:1:2:ffff::9')));
    expect(notices).toEqual([]);
  });
});

describe('a proxy that nobody named', () => {
  it('is reported with its address at its first request, once', () => {
    const { networkOf, notices } = tested();
    expect(networkOf(request('127.0.0.1'))).toBe('127.0.0.1');
    expect(notices).toEqual([]);
    for (const shopper of ['203.0.113.9', '203.0.113.10'])
      expect(networkOf(request('::ffff:127.0.0.1', shopper))).toBe(networkOf(request('::ffff:127.0.0.1')));
    expect(notices).toEqual([
      expect.stringMatching(
        /^X-Forwarded-For came from 127\.0\.0\.1, .* set FORECOURT_TRUSTED_PROXIES=127\.0\.0\.1\.$/,
      ),
    ]);
  });

  it('is reported also where others are trusted', () => {
    const { networkOf, notices } = tested(['10.0.0.0/8']);
    networkOf(request('10.1.2.3', '203.0.113.9'));
    networkOf(request('192.168.0.2', '203.0.113.9'));
    expect(notices).toEqual([expect.stringContaining('192.168.0.2')]);
  });

  it('is asked for by the start in production', () => {
    expect(proxyWarnings({ FORECOURT_TRUSTED_PROXIES: undefined })).toEqual([
      expect.stringContaining('FORECOURT_TRUSTED_PROXIES, such as 127.0.0.1'),
    ]);
    expect(proxyWarnings({ FORECOURT_TRUSTED_PROXIES: ['127.0.0.1'] })).toEqual([]);
  });
});
