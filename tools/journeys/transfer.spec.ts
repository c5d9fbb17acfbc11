import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { port } from './ownPlatform.ts';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

interface Transfer {
  encoding: string | undefined;
  vary: string | undefined;
  bytes: Buffer;
}

function fetchPacked(path: string, encodings: string, body = ''): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `harbour.localhost:${port}`,
      'accept-encoding': encodings,
      ...(body ? { 'content-type': 'text/plain' } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, vary } = response.headers;
        resolve({ encoding, vary, bytes: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('what travels is packed', () => {
  it.each(['br', 'gzip'] as const)('a listing and its scripts come as %s, and say the same unpacked', async (name) => {
    const page = await fetchPacked('/search', name);
    expect(page.encoding).toBe(name);
    expect(page.vary).toContain('accept-encoding');
    const html = UNPACK[name](page.bytes).toString();
    expect(html).toContain('</html>');
    expect(page.bytes.length).toBeLessThan(html.length / 4);
    const script = /"(\/assets\/entry-client[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const [packed, plain] = [await fetchPacked(script, name), await fetchPacked(script, 'identity')];
    expect([packed.encoding, plain.encoding]).toEqual([name, undefined]);
    expect(packed.vary).toContain('accept-encoding');
    expect(UNPACK[name](packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('a browser that unpacks nothing gets the page as it is', async () => {
    const { encoding, bytes } = await fetchPacked('/search', 'identity');
    expect(encoding).toBeUndefined();
    expect(bytes.toString()).toContain('</html>');
  });

  it('an answer of the service is packed', async () => {
    const { encoding, bytes } = await fetchPacked('/api/openapi.json', 'gzip');
    expect(encoding).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveProperty('openapi');
  });
});
