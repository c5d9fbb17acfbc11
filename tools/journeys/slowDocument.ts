import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { port } from './ownPlatform.ts';

export interface SlowLine {
  /** Where the site answers over this line. */
  readonly origin: string;
  /** Sends the rest of every page that waits for it. */
  readonly sendRest: () => void;
  readonly close: () => void;
}

/** A line to a site over which a page's HTML stops before `mark` until its rest is sent. */
export async function slowLine(slug: string, mark: string): Promise<SlowLine> {
  let sendRest: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (sendRest = resolve));
  const server = createServer((incoming, answer) => {
    const host = `${slug}.localhost:${port}`;
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = `http://${host}`;
    const forward = (came: IncomingMessage) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      if (!came.headers['content-type']?.includes('text/html')) {
        came.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('end', () => {
        const html = Buffer.concat(chunks);
        const at = html.indexOf(mark);
        answer.write(html.subarray(0, at));
        void rest.then(() => answer.end(html.subarray(at)));
      });
    };
    const { url: path, method } = incoming;
    incoming.pipe(
      request({ host: '127.0.0.1', port, path, method, headers }, forward).on('error', () => answer.destroy()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://${slug}.localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
