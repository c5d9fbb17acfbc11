import { askSite } from '../commands/askSite.ts';

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

/** Path of the first of a site's places, out of its sitemap. */
export async function placePage(port: number, host: string): Promise<string> {
  const place = firstLink(await read(port, host, '/sitemap.xml'), /<loc>https?:\/\/[^/<]+(\/locations\/[^<]+)<\/loc>/);
  if (place === undefined) throw new Error(`${host}/sitemap.xml names no place.`);
  return place;
}

/** Path of the first vehicle in a site's listing that can be turned. */
export const vehicleWithSpin = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, 'Views of this vehicle');

/** Path of the first vehicle in a site's listing whose gallery has a film of the site's own media. */
export const vehicleWithFilm = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, '"video_url":"stock/film/');

/** Path of the first vehicle in a site's listing that can be bought online. */
export const vehicleToBuy = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, 'Buy Online<');

/** Path of the first vehicle in a site's listing whose page states a repayment. */
export const vehicleWithRepayment = (port: number, host: string): Promise<string> =>
  vehicleWhosePage(port, host, 'Comparison rate for a secured loan');

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

const read = (port: number, host: string, at: string): Promise<string> =>
  askSite(port, host, at).then(({ text }) => text);
