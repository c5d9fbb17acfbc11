import { askSite } from '../commands/askSite.ts';

/** A request to a site of the journeys' platform. */
export const ask = (
  port: number,
  slug: string,
  path: string,
  { method = 'GET', body = '', host = `${slug}.localhost:${port}`, type = 'text/plain' } = {},
): Promise<{ status: number; text: string }> =>
  askSite(port, host, path, { method, body, ...(body === '' ? {} : { headers: { 'content-type': type } }) });
