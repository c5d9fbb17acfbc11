import { askSite, postJson } from '../commands/askSite.ts';

/** Vehicles that a site's own search finds. */
export async function vehiclesOf(port: number, site: string): Promise<number> {
  const host = `${site}.localhost`;
  const access = await askSite(port, host, '/api/search-key');
  const { apiKey, collection } = JSON.parse(access.text) as { apiKey: string; collection: string };
  const at = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  const searches = [{ collection, q: '*', query_by: 'title', per_page: 1 }];
  const { text } = await postJson(port, host, at, { searches });
  return (JSON.parse(text) as { results: { found: number }[] }).results[0]?.found ?? 0;
}
