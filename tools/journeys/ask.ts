import { request } from 'node:http';

/** A request under a site's host name, as a browser would send it; `fetch` may not choose the host. */
export function ask(
  port: number,
  slug: string,
  path: string,
  { method = 'GET', body = '', host = `${slug}.localhost:${port}`, type = 'text/plain' } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(body === '' ? {} : { 'content-type': type }) };
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
