import { request, type IncomingHttpHeaders } from 'node:http';

export interface SiteAnswer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** A request to this machine under a host name, as a browser would send it: `fetch` may not choose the host. */
export function askSite(
  port: number,
  host: string,
  at: string,
  {
    method = 'GET',
    body = '',
    headers = {},
  }: { method?: string; body?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ host: '127.0.0.1', port, path: at, method, headers: { host, ...length, ...headers } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, bytes, text: bytes.toString('utf8'), headers: response.headers });
      });
    });
    sent.end(body);
  });
}

/** The same with JSON in the body. */
export const postJson = (
  port: number,
  host: string,
  at: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> =>
  askSite(port, host, at, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
