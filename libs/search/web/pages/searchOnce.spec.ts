import { describe, expect, it, vi } from 'vitest';
import type { SearchGateway } from '@forecourt/runtime/search';
import { searchOnce } from './searchOnce.js';

const gatewayOf = (found: number) => {
  const multiSearch = vi.fn(() => Promise.resolve([{ found, hits: [] }]));
  return { multiSearch, gateway: { multiSearch } as unknown as SearchGateway };
};
const asked = (search: SearchGateway, options: { isDirectory?: boolean; now?: number } = {}) =>
  searchOnce(search, [{ q: '*' }], { signal: new AbortController().signal, now: 0, capacity: 5, ...options });

describe('what a page has searched for', () => {
  it('SRCH-16 is requested once a minute', async () => {
    const { multiSearch, gateway } = gatewayOf(3);
    await asked(gateway);
    await asked(gateway, { now: 59_000 });
    expect(multiSearch).toHaveBeenCalledOnce();
    await asked(gateway, { now: 60_000 });
    expect(multiSearch).toHaveBeenCalledTimes(2);
  });

  it.each([false, true])(
    'TEN-07 another page in the same document does not answer for it (directory: %s)',
    async (isDirectory) => {
      const [one, other] = [gatewayOf(3), gatewayOf(7)];
      await asked(one.gateway, { isDirectory });
      expect(await asked(other.gateway, { isDirectory })).toMatchObject([{ found: 7 }]);
    },
  );

  it('SRCH-06 a search that was refused is sent again', async () => {
    const multiSearch = vi.fn(() => Promise.resolve([{ error: 'Not ready', code: 503 }]));
    const gateway = { multiSearch } as unknown as SearchGateway;
    await asked(gateway);
    await asked(gateway);
    expect(multiSearch).toHaveBeenCalledTimes(2);
  });
});
