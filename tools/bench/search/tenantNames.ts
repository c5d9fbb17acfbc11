import { handle, type Typesense } from '@forecourt/typesense-embedded';

export const MASTER = 'bench-tenants';
export const slugOf = (index: number): string => `dealer-${index}`;
/** Value of a site's parent key. */
export const parentOf = (index: number): string => `${index.toString(36).padStart(4, '0')}-parent-key-of-bench`;

/** Asks with the master key. Throws when it is refused. */
export function call(server: Typesense, method: string, at: string, body: string, query = {}): void {
  const answer = handle(server, { method, path: at, query, headers: { 'x-typesense-api-key': MASTER }, body });
  if (answer.status >= 300) throw new Error(answer.body.slice(0, 300));
}
