import { createTypesense, listen, requestListener } from '@forecourt/typesense-embedded';
import type { Distance } from './replication.js';
import { realSearch } from './realSearch.js';
import { SearchNodes } from './searchNodes.js';

/** Admin key of the cluster, and the secret that all processes of it share. */
export const CLUSTER_KEY = realSearch?.apiKey ?? 'admin-key-of-the-cluster';
export const CLUSTER_SECRET = 'secret-that-all-processes-of-it-share';

/**
 * Three nodes before one search server, and its end. With a `distance` each has its own: they lag behind the one that
 * leads.
 */
export async function openCluster(distance?: Distance): Promise<{
  cluster: SearchNodes;
  nodes: readonly string[];
  close: () => Promise<void>;
}> {
  const servers = await Promise.all(
    Array.from({ length: distance ? 3 : 1 }, async () => {
      const typesense = createTypesense({ apiKey: CLUSTER_KEY });
      return { typesense, ...(await listen(typesense, { port: 0 })) };
    }),
  );
  const own = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const cluster = new SearchNodes({
    upstreams: realSearch && !distance ? [realSearch.url] : own,
    apiKey: CLUSTER_KEY,
    nothing: requestListener(createTypesense({ apiKey: CLUSTER_KEY })),
    distance,
  });
  await cluster.clear();
  return {
    cluster,
    nodes: await cluster.start(),
    async close() {
      if (realSearch) await cluster.clear();
      await cluster.stop();
      for (const { http, typesense } of servers) {
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
        typesense.close();
      }
    },
  };
}
