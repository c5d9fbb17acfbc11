import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPart, loadPart } from './partCode.js';
import { OfflineError, whileOnline } from './whileOnline.js';

afterEach(() => vi.unstubAllGlobals());

describe('code that is wanted without a network', () => {
  it('SRCH-21 is not requested: a browser would not fetch a module again that failed once', async () => {
    const load = vi.fn().mockResolvedValue({ Component: () => null });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadPart(load)).rejects.toThrow(OfflineError);
    expect(load).not.toHaveBeenCalled();
    forgetPart(load);
    vi.stubGlobal('navigator', { onLine: true });
    await expect(loadPart(load)).resolves.toBeTypeOf('function');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('SRCH-21 is requested where the browser does not report whether there is a network', async () => {
    vi.stubGlobal('navigator', {});
    await expect(whileOnline(() => Promise.resolve('code'))).resolves.toBe('code');
    vi.stubGlobal('navigator', undefined);
    await expect(whileOnline(() => Promise.resolve('code'))).resolves.toBe('code');
  });
});
