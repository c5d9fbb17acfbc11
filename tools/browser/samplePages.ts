/** Addresses of one page of each kind on a site, found as a visitor would: from the listing's links. */
export async function samplePages(origin: string): Promise<{ home: string; listing: string; vehicle: string }> {
  const home = '/';
  const listing = await firstLink(origin + home, /href="(\/(?:search|used-car)(?:\/[^"?#]*)?)(?:\?[^"]*)?"/, '/search');
  const vehicle = await firstLink(origin + listing, /href="(\/cars\/[^"?#/]+)"/);
  return { home, listing, vehicle };
}

async function firstLink(url: string, pattern: RegExp, fallback?: string): Promise<string> {
  const response = await fetch(url);
  const found = pattern.exec(await response.text())?.[1] ?? fallback;
  if (found === undefined) throw new Error(`${url} (status ${response.status}) has no link like ${pattern}.`);
  return found;
}
