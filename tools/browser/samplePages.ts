import { request } from 'node:http';

/** Addresses of one page of each kind on a site, found as a visitor would: from the links of its pages. */
export async function samplePages(
  port: number,
  host: string,
): Promise<{ home: string; listing: string; vehicle: string }> {
  const home = '/';
  const listing = firstLink(await read(port, host, home), /href="(\/(?:search|used-car))(?:[/?"])/) ?? '/search';
  const vehicle = firstLink(await read(port, host, listing), /href="(\/cars\/[^"?#/]+)"/);
  if (vehicle === undefined) throw new Error(`${host}${listing} leads to no vehicle.`);
  return { home, listing, vehicle };
}

/** Path of the first vehicle in a site's listing that can be turned. */
export const vehicleWithSpin = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, 'Views of this vehicle');

/** Path of the first vehicle in a site's listing whose gallery has a film of the site's own media. */
export const vehicleWithFilm = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, '"video_url":"stock/film/');

async function vehicleWhosePage(port: number, host: string, has: string): Promise<string> {
  const { listing } = await samplePages(port, host);
  for (let page = 1; page <= 12; page += 1) {
    const html = await read(port, host, `${listing}?page=${page}`);
    const paths = new Set([...html.matchAll(/href="(\/cars\/[^"?#/]+)"/g)].map(([, path = '']) => path));
    for (const path of paths) if ((await read(port, host, path)).includes(has)) return path;
  }
  throw new Error(`${host}${listing} leads to no vehicle whose page has "${has}".`);
}

const firstLink = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

/** A page under a host name, which need not resolve. */
function read(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });
}
