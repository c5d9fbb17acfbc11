/** A cluster whose nodes browsers query directly. */
export interface SearchNodes {
  /** Addresses of the nodes. */
  readonly nodes: readonly string[];
  /** Queried first while it answers. */
  readonly nearestNode?: string | undefined;
  /** Longest that one node may take, seconds. */
  readonly timeoutSeconds: number;
  /** Other nodes that are queried when one fails, before the site's own origin. */
  readonly retries: number;
}

/** A node that failed is left alone for so long, milliseconds. */
const REST = 15_000;

/** The order in which the search server's addresses are queried. */
export interface SearchRoute {
  /** Node after node, and the path on this origin at last. */
  addresses(): readonly string[];
  failed(address: string): void;
}

/** `start` from 0 to 1 chooses the first node: a page stays with it, so that one connection serves all its searches. */
export function searchRoute(
  { path, direct }: { readonly path: string; readonly direct?: SearchNodes | undefined },
  { now, start }: { readonly now: () => number; readonly start: number },
): SearchRoute {
  if (!direct) return { addresses: () => [path], failed: () => undefined };
  const { nodes, nearestNode, retries } = direct;
  const first = Math.floor(start * nodes.length);
  const inTurn = [...nodes.slice(first), ...nodes.slice(0, first)];
  const ordered = [...new Set(nearestNode === undefined ? inTurn : [nearestNode, ...inTurn])];
  const restsUntil = new Map<string, number>();
  return {
    addresses: () => [...ordered.filter((node) => (restsUntil.get(node) ?? 0) <= now()).slice(0, retries + 1), path],
    failed: (address) => void restsUntil.set(address, now() + REST),
  };
}
