import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageAway, type FileStorage } from './fileStorage.js';
import { watchedStorage } from './watchedStorage.js';

const file = { kind: 'lead-photos', site: 'harbour', name: 'a.jpg' } as const;
const body = Buffer.from('a photo');

/** A storage that fails on demand, and the number of its calls. */
function tested() {
  const asked = { files: 0, checks: 0 };
  const fails: { files?: string | undefined; checks?: string | undefined } = {};
  const act = async (kind: 'files' | 'checks'): Promise<void> => {
    asked[kind]++;
    await Promise.resolve();
    const reason = fails[kind];
    if (reason !== undefined) throw new StorageAway(reason);
  };
  const storage: FileStorage = {
    isShared: true,
    put: () => act('files'),
    get: () => act('files').then(() => Readable.from([body])),
    delete: () => act('files'),
    check: () => act('checks'),
  };
  const notices: string[] = [];
  const watched = watchedStorage(storage, { onNotice: (line) => notices.push(line), now: () => Date.now() });
  const put = () => watched.put(file, body, 'image/jpeg').catch((error: StorageAway) => error.reason);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { asked, fails, notices, watched, put, settle };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a storage that is watched', () => {
  it('that is away is asked every five seconds alone, and said once', async () => {
    const { asked, fails, notices, watched, put, settle } = tested();
    Object.assign(fails, { files: 'ECONNREFUSED', checks: 'ECONNREFUSED' });
    expect(await put()).toBe('ECONNREFUSED');
    await settle();
    expect(watched.isThere()).toBe(false);
    for (let count = 0; count < 5; count++) expect(await put()).toBe('ECONNREFUSED');
    expect(asked).toEqual({ files: 1, checks: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.checks).toBe(5);
    Object.assign(fails, { files: undefined, checks: undefined });
    await vi.advanceTimersByTimeAsync(5000);
    expect(watched.isThere()).toBe(true);
    expect(await put()).toBeUndefined();
    expect(notices).toEqual([
      'The storage of files cannot be used: ECONNREFUSED. Photos are refused until it can; pages go on.',
      'The storage of files answers again, after 25 s.',
    ]);
    await watched.stop();
  });

  it('that is away from the start is said at the start, and so is another reason', async () => {
    const { fails, notices, watched, settle } = tested();
    fails.checks = 'it answers 403 (InvalidAccessKeyId)';
    watched.start();
    await settle();
    expect(watched.isThere()).toBe(false);
    fails.checks = 'it answers 403 (SignatureDoesNotMatch)';
    await vi.advanceTimersByTimeAsync(5000);
    expect(notices.map((line) => /\((.*)\)/.exec(line)?.[1])).toEqual(['InvalidAccessKeyId', 'SignatureDoesNotMatch']);
    await watched.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notices).toHaveLength(2);
  });

  it('that answers stays, also where one file fails, which is said once a minute', async () => {
    const { fails, notices, watched, put, settle } = tested();
    fails.files = 'it answers 403 (AccessDenied)';
    for (let count = 0; count < 3; count++) {
      await put();
      await settle();
    }
    expect(watched.isThere()).toBe(true);
    expect(notices).toEqual(['A file could not be kept or read: it answers 403 (AccessDenied). The storage answers.']);
    await watched.stop();
  });
});
