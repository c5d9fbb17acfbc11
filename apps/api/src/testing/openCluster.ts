import { createTypesense, listen, requestListener } from '@forecourt/typesense-embedded';
import { realSearch } from './realSearch.js';
import { SearchNodes } from './searchNodes.js';

/** Admin key of the cluster, and the secret that all processes of it share. */
export const CLUSTER_KEY = realSearch?.apiKey ?? 'admin-key-of-the-cluster';
export const CLUSTER_SECRET = 'secret-that-all-processes-of-it-share';

/** Three nodes before one search server, and its end. */
export async function openCluster(): Promise<{
  cluster: SearchNodes;
  nodes: readonly string[];
  close: () => Promise<void>;
}> {
  const typesense = createTypesense({ apiKey: CLUSTER_KEY });
  const { http, port } = await listen(typesense, { port: 0 });
  const cluster = new SearchNodes({
    upstreams: [realSearch?.url ?? `http://127.0.0.1:${port}`],
    apiKey: CLUSTER_KEY,
    nothing: requestListener(createTypesense({ apiKey: CLUSTER_KEY })),
  });
  await cluster.clear();
  return {
    cluster,
    nodes: await cluster.start(),
    async close() {
      if (realSearch) await cluster.clear();
      await cluster.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      typesense.close();
    },
  };
}
