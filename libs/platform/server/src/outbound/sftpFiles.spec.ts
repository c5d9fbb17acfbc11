import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sftpFiles, type SftpAddress, type SftpOptions } from './sftpFiles.js';
import { openSftpServer, type SftpServer } from './testing/sftpServer.js';

const AT = Date.UTC(2026, 10, 26);
let server: SftpServer;
let folder: string;
beforeEach(async () => {
  server = await openSftpServer('tidy:up');
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sftp-'));
  server.files.set('/out/stock.csv', { content: 'Stock,Make\n1,Kia\n', at: AT });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const port = (options: Partial<SftpOptions> = {}) =>
  sftpFiles({
    secretOf: (name) => (name === 'PASSWORD' ? 'tidy:up' : name === 'KEY' ? server.privateKey : undefined),
    allowsLoopback: true,
    ...options,
  });
const address = (values: Partial<SftpAddress> = {}): SftpAddress => ({
  ...{ url: server.url('/out/stock.csv'), user: 'harbour', hostKey: server.hostKey, password: 'PASSWORD' },
  ...values,
});
/** Reads what is there into the folder, and answers with its text. */
const readAll = (at: SftpAddress, options?: Partial<SftpOptions>, signal = new AbortController().signal) =>
  port(options).visit(at, signal, async (session) => {
    const texts: string[] = [];
    for (const file of await session.list()) {
      await session.read(file, path.join(folder, file.name));
      texts.push(readFileSync(path.join(folder, file.name), 'utf8'));
    }
    return texts;
  });

describe('files by SFTP', () => {
  it('API-05 are read with a password, of a file and of a folder without what lies below it', async () => {
    expect(await readAll(address())).toEqual(['Stock,Make\n1,Kia\n']);
    server.files.set('/out/more.csv', { content: 'x'.repeat(300_000), at: AT });
    const found = await port().visit(address({ url: server.url('/out/') }), AbortSignal.timeout(9000), (session) =>
      session.list(),
    );
    expect(found).toEqual([
      { name: 'stock.csv', size: 17, at: AT },
      { name: 'more.csv', size: 300_000, at: AT },
    ]);
    expect((await readAll(address({ url: server.url('/out/more.csv') })))[0]).toHaveLength(300_000);
  });

  it('API-05 are read with a key, on one line too', async () => {
    const { password: _password, ...withKey } = address({ privateKey: 'KEY' });
    expect(await readAll(withKey)).toHaveLength(1);
    expect(server.tries).not.toContain('password');
    const secretOf = () => server.privateKey.replaceAll('\n', '\\n');
    expect(await readAll(withKey, { secretOf })).toHaveLength(1);
    await expect(readAll(withKey, { secretOf: () => 'no key' })).rejects.toThrow('the private key cannot be read');
  });

  it('API-05 come from the server whose key is named; another one gets no password', async () => {
    const hostKey = `SHA256:${'A'.repeat(43)}`;
    await expect(readAll(address({ hostKey }))).rejects.toMatchObject({
      kind: 'refused',
      message: `the server has the key ${server.hostKey}, not the one that "hostKey" names`,
    });
    expect(server.tries).toEqual([]);
  });

  it.each<[string, Partial<SftpAddress>, string]>([
    ['a user that it does not know', { user: 'eve' }, 'takes neither the user nor the password or key'],
    ['a variable that is not set', { password: 'GONE' }, 'the environment variable GONE is not set'],
    ['a file that is not there', { url: '/out/none.csv' }, 'there is no such file or folder'],
    ['a host inside the network', { url: 'sftp://10.0.0.1/out/' }, 'the host has no public address'],
  ])('API-05 say why they cannot be read: %s', async (_what, values, message) => {
    const url = values.url?.startsWith('/') ? server.url(values.url) : (values.url ?? address().url);
    const reading = readAll(address({ ...values, url }));
    await expect(reading).rejects.toMatchObject({
      name: 'DeliveryFault',
      message: expect.stringContaining(message) as string,
    });
  });

  it('API-05 are bounded in size, in silence and in time, and end with the service', async () => {
    await expect(readAll(address(), { mostBytes: 10 })).rejects.toThrow('is larger than 10 bytes');
    const noRoom = port().visit(address(), AbortSignal.timeout(9000), async (session) =>
      Promise.all((await session.list()).map((file) => session.read(file, '/dev/full'))),
    );
    await expect(noRoom).rejects.toThrow('cannot be stored here (ENOSPC)');
    server.silence();
    await expect(readAll(address(), { silenceMs: 200 })).rejects.toThrow('no answer (silent)');
    await expect(readAll(address(), { mostMs: 200 })).rejects.toThrow('no answer (took too long)');
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 100);
    await expect(readAll(address(), {}, stopping.signal)).rejects.toThrow('no answer');
  });
});
