import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostName } from './hostName.js';

describe('hostName', () => {
  it.each([
    ['harbour.localhost', 'harbour.localhost'],
    ['Harbour.LOCALHOST:4200', 'harbour.localhost'],
    ['harbour.localhost.', 'harbour.localhost'],
    ['harbour.localhost.:443', 'harbour.localhost'],
    ['händler.example', 'xn--hndler-bua.example'],
    ['XN--HNDLER-BUA.example:80', 'xn--hndler-bua.example'],
    ['', ''],
    ['a b', ''],
    ['harbour.localhost/..', ''],
    ['user@harbour.localhost', ''],
    ['x'.repeat(300), ''],
  ])('TEN-01 reads %j as %j', (header, name) => {
    expect(hostName(header)).toBe(name);
  });

  it('TEN-01 reads its own answers as themselves, whatever the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (header) => hostName(hostName(header)) === hostName(header)),
    );
  });
});
