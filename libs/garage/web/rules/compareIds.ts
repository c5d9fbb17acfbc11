import { isId } from './storedGarage.js';

/** Address of a comparison; that of the bare page where there is nothing to compare. */
export function comparePath(path: string, vehicles: readonly { readonly id: string }[]): string {
  return vehicles.length === 0 ? path : `${path}?ids=${vehicles.map(({ id }) => encodeURIComponent(id)).join(',')}`;
}

/** Ids of an address: each once, none that cannot be one, no more than the limit. */
export function parseIds(search: URLSearchParams, limit: number): string[] {
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter(isId))].slice(0, limit);
}
