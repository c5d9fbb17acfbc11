import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has a default for everything, also where a variable is there and empty', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({ PORT: 4200 });
  });

  it('reads a port and a database server', () => {
    expect(readEnvironment({ PORT: '0', DATABASE_URL: 'postgres://a@b/c' })).toEqual({
      PORT: 0,
      DATABASE_URL: 'postgres://a@b/c',
    });
  });

  it('names every bad variable and what is allowed, in one message', () => {
    const read = () =>
      readEnvironment({ PORT: '70000', DATABASE_URL: 'mysql://x', FORECOURT_QUOTE_URL: 'http://partner.example/' });
    expect(read).toThrow(/PORT: .*65535/);
    expect(read).toThrow(/DATABASE_URL: must begin with postgres:/);
    expect(read).toThrow(/FORECOURT_QUOTE_URL: must begin with https:/);
  });

  it('wants an address and its key together', () => {
    expect(() => readEnvironment({ FORECOURT_VALUATION_URL: 'https://partner.example/' })).toThrow(
      /FORECOURT_VALUATION_KEY: must be given/,
    );
    expect(() => readEnvironment({ FORECOURT_QUOTE_KEY: 'k' })).toThrow(/FORECOURT_QUOTE_URL: must be given/);
  });
});
