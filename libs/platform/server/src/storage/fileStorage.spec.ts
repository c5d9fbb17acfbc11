import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucketAddress, bucketStorage, type BucketOptions } from './bucketStorage.js';
import { keyOf, readStored, StorageAway, type FileStorage, type StoredFile } from './fileStorage.js';
import { folderStorage } from './folderStorage.js';
import { signatureV4, startS3Server, type S3Server } from './testing/index.js';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-storage-'));
let server: S3Server;
/** Much waits for the processor where tests run at once. */
vi.setConfig({ testTimeout: 120_000 });
const closing: (() => Promise<void>)[] = [];
const bucket = (options: Partial<BucketOptions> = {}) => {
  const storage = bucketStorage({ ...server.options, silenceMs: 60_000, ...options });
  closing.push(storage.close);
  return storage;
};
beforeAll(async () => {
  server = await startS3Server();
});
afterEach(() => {
  server.be('well');
  server.asked.length = 0;
});
afterAll(async () => {
  for (const close of closing) await close();
  await server.close();
  rmSync(root, { recursive: true });
});

const file = (name: string, site = 'harbour'): StoredFile => ({ kind: 'lead-photos', site, name });
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof StorageAway ? error.reason : `another error: ${String(error)}`),
  );

const KINDS: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => folderStorage(path.join(root, 'files'))],
  ['a bucket named in the path', () => bucket()],
  ['a bucket in folders of its own', () => bucket({ prefix: 'dealers/au/' })],
];

describe.each(KINDS)('files in %s', (_name, open) => {
  it('are read as they were kept, and are gone once they are deleted', async () => {
    const storage = open();
    await storage.check();
    expect(await storage.get(file('a.jpg'))).toBeUndefined();
    await storage.put(file('a.jpg'), Buffer.from('a photo'), 'image/jpeg');
    expect(String(await readStored(storage, file('a.jpg')))).toBe('a photo');
    await storage.put(file('a.jpg'), Buffer.from('another'), 'image/jpeg');
    expect(String(await readStored(storage, file('a.jpg')))).toBe('another');
    await storage.delete(file('a.jpg'));
    expect(await storage.get(file('a.jpg'))).toBeUndefined();
    await storage.delete(file('a.jpg'));
  });
  it('may be empty, and large', async () => {
    const storage = open();
    const large = Buffer.alloc(12 * 1024 * 1024, 'Forecourt');
    await storage.put(file('empty.jpg'), Buffer.alloc(0), 'image/jpeg');
    await storage.put(file('large.jpg'), large, 'image/jpeg');
    expect(await readStored(storage, file('empty.jpg'))).toHaveLength(0);
    expect((await readStored(storage, file('large.jpg')))?.equals(large)).toBe(true);
    await storage.delete(file('large.jpg'));
  });
  it('TEN-03 are of their site alone', async () => {
    const storage = open();
    await storage.put(file('own.jpg'), Buffer.from('of harbour'), 'image/jpeg');
    expect(await storage.get(file('own.jpg', 'northline'))).toBeUndefined();
    await storage.delete(file('own.jpg', 'northline'));
    expect(String(await readStored(storage, file('own.jpg')))).toBe('of harbour');
  });
  it.each(['../a.jpg', 'a/../../b.jpg', '/etc/passwd', 'a\0.jpg', '', '.', '..', 'a?b', 'a%2fb', `${'a'.repeat(200)}`])(
    'take no name that leads elsewhere: %j',
    async (name) => {
      const storage = open();
      await expect(storage.put(file(name), Buffer.from('x'), 'image/jpeg')).rejects.toThrow('is no name');
      await expect(storage.get(file(name))).rejects.toThrow('is no name');
      await expect(storage.delete(file('a.jpg', name))).rejects.toThrow('names no site');
    },
  );
});

it('keys name what a file is, the site and the file', () => {
  expect(keyOf(file('a.jpg'))).toBe('lead-photos/harbour/a.jpg');
});

describe('a folder', () => {
  it('says what cannot be used, and keeps no drafts', async () => {
    const storage = folderStorage(path.join(root, 'other'));
    await storage.put(file('a.jpg'), Buffer.from('x'), 'image/jpeg');
    expect(readdirSync(path.join(root, 'other/lead-photos/harbour'))).toEqual(['a.jpg']);
    const blocked = folderStorage(path.join(root, 'other/lead-photos/harbour/a.jpg'));
    expect(await reasonOf(blocked.put(file('b.jpg'), Buffer.from('x'), 'image/jpeg'))).toMatch(/ENOTDIR/);
  });
});

describe('a bucket', () => {
  it('signs as AWS documents it', () => {
    // "Example: GET Object" of "Signature Calculations for the Authorization Header" in the S3 API reference
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const signature = signatureV4(
      {
        method: 'GET',
        path: '/test.txt',
        query: '',
        headers: [
          ['host', 'examplebucket.s3.amazonaws.com'],
          ['range', 'bytes=0-9'],
          ['x-amz-content-sha256', empty],
          ['x-amz-date', '20130524T000000Z'],
        ],
        bodyHash: empty,
      },
      { date: '20130524T000000Z', region: 'us-east-1', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
    );
    expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  });
  it.each([
    [true, 'https://s3.example:8443/photos'],
    [false, 'https://photos.s3.example:8443'],
  ])('is named in the path or before the host (%s)', (isPathStyle, address) => {
    expect(bucketAddress({ endpoint: 'https://s3.example:8443', bucket: 'photos', isPathStyle })).toBe(address);
  });
  it.each([
    ['secret', { secret: 'wrong' }, 'it answers 403 (SignatureDoesNotMatch)'],
    ['key', { key: 'AKIANOBODY' }, 'it answers 403 (InvalidAccessKeyId)'],
    ['region', { region: 'us-east-1' }, 'it answers 400 (AuthorizationHeaderMalformed)'],
    ['name', { bucket: 'other' }, 'it answers 404 (NoSuchBucket)'],
  ])('with a wrong %s says so, tries once, and repeats no credential', async (_what, options, reason) => {
    const storage = bucket(options);
    expect(await reasonOf(storage.check())).toBe(reason);
    expect(await reasonOf(storage.get(file('a.jpg')))).toBe(reason);
    expect(server.asked).toHaveLength(2);
  });
  it('that has too much to do is asked three times', async () => {
    server.be('busy');
    expect(await reasonOf(bucket().put(file('a.jpg'), Buffer.from('x'), 'image/jpeg'))).toBe(
      'it answers 503 (SlowDown)',
    );
    expect(server.asked).toHaveLength(3);
  });
  it('that is back at the second try has kept the file', async () => {
    server.be('gone');
    setTimeout(() => server.be('well'), 60);
    await bucket().put(file('late.jpg'), Buffer.from('x'), 'image/jpeg');
    expect(server.objects.has('lead-photos/harbour/late.jpg')).toBe(true);
  });
  it('that is gone, or listens no more, is away', async () => {
    server.be('gone');
    expect(await reasonOf(bucket().get(file('a.jpg')))).toBe('UND_ERR_SOCKET');
    expect(await reasonOf(bucket({ endpoint: 'http://127.0.0.1:1' }).get(file('a.jpg')))).toBe('ECONNREFUSED');
  });
  it('that never answers is not waited for', async () => {
    server.be('silent');
    const began = performance.now();
    expect(await reasonOf(bucket({ silenceMs: 200 }).get(file('a.jpg')))).toMatch(/takes too long|not answer in time/);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
  it('whose answer breaks off is away', async () => {
    await bucket().put(file('torn.jpg'), Buffer.alloc(4 * 1024 * 1024, 1), 'image/jpeg');
    server.be('torn');
    expect(await reasonOf(readStored(bucket(), file('torn.jpg')))).toBe('an answer broke off');
  });
});
