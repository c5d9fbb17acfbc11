import type { ServiceOptions } from '@forecourt/api';
import type { Environment } from './environment.js';

/** The search cluster that the environment names; none without nodes. */
export function searchClusterFrom(environment: Environment): ServiceOptions['searchCluster'] {
  const {
    FORECOURT_SEARCH_NODES: nodes,
    FORECOURT_SEARCH_ADMIN_KEY: apiKey,
    FORECOURT_SEARCH_SECRET: secret,
  } = environment;
  if (!nodes || apiKey === undefined || secret === undefined) return undefined;
  const { FORECOURT_SEARCH_PUBLIC_NODES: open, FORECOURT_SEARCH_PUBLIC_NEAREST_NODE: nearest } = environment;
  return {
    nodes,
    apiKey,
    secret,
    nearestNode: environment.FORECOURT_SEARCH_NEAREST_NODE,
    timeoutSeconds: environment.FORECOURT_SEARCH_TIMEOUT_SECONDS,
    retries: environment.FORECOURT_SEARCH_RETRIES,
    browsers: open && { nodes: open, nearestNode: nearest },
  };
}
