import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { askServer } from './runningServer.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A data folder whose server answers with the listener. */
async function folderOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => void server.close());
  return folderNaming((server.address() as AddressInfo).port);
}

function folderNaming(port: number): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-running-'));
  writeFileSync(path.join(dir, 'server.json'), JSON.stringify({ port, token: 'of-the-folder' }));
  return dir;
}

describe('askServer', () => {
  it('sends the body with the token of the folder, and reads the answer', async () => {
    const dir = await folderOf((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () =>
        response.end(JSON.stringify({ url: request.url, token: request.headers['x-admin-token'], body })),
      );
    });
    expect(await askServer(dir, '/api/admin/imports', { method: 'POST', body: { site: 'søuth' } })).toEqual({
      url: '/api/admin/imports',
      token: 'of-the-folder',
      body: '{"site":"søuth"}',
    });
  });

  it('is undefined where no server runs: without its file, and with the file of one that was killed', async () => {
    const dir = await folderOf(() => undefined);
    ends.splice(0).forEach((end) => end());
    expect(await askServer(dir, '/readyz')).toBeUndefined();
    expect(await askServer(path.join(dir, 'empty'), '/readyz')).toBeUndefined();
  });

  it('throws the refusal with its fields', async () => {
    const dir = await folderOf((_request, response) => {
      const fields = [{ field: 'site', message: 'is not a site' }];
      response.writeHead(422).end(JSON.stringify({ error: { message: 'The import was refused.', fields } }));
    });
    await expect(askServer(dir, '/x')).rejects.toThrow('The import was refused. site: is not a site.');
  });

  it('throws when a server that runs ends the connection: the work may have been done', async () => {
    const dir = await folderOf((request) => request.socket.destroy());
    await expect(askServer(dir, '/x')).rejects.toThrow(/The running server ended the connection before it answered/);
  });

  it('throws the status of an answer that is not JSON', async () => {
    const dir = await folderOf((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    await expect(askServer(dir, '/x')).rejects.toThrow('The server answered with status 502.');
  });
});
