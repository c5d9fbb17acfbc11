import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PackedLibrary } from '../../packages/packed.ts';

export interface LoopbackRegistry {
  readonly url: string;
  close(): void;
}

/**
 * A registry on this machine that has packed libraries, with the manifests that are packed. `port` is a free one when
 * left out.
 */
export async function startRegistry(
  packed: readonly PackedLibrary[],
  manifestOf: (library: PackedLibrary) => object,
  port = 0,
): Promise<LoopbackRegistry> {
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(new URL(request.url ?? '/', url()).pathname).slice(1);
    const file = packed.find((library) => path.basename(library.file) === wanted);
    if (file) return void response.end(readFileSync(file.file));
    const library = packed.find(({ name }) => name === wanted);
    if (!library) return void response.writeHead(404).end('{}');
    const { name, version } = library;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(library.file)).digest('base64')}`;
    const dist = { tarball: `${url()}/${path.basename(library.file)}`, integrity };
    const versions = { [version]: { ...manifestOf(library), dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: url(), close: () => void server.close() };
}
