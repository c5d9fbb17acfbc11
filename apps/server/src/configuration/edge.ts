import type { Environment } from './environment.js';

/** A cache in front of the platform that may keep pages. */
export interface EdgeCache {
  /** Longest that it keeps one. */
  readonly seconds: number;
  readonly purge?:
    | {
        readonly url: string;
        readonly key: string;
        /** Hosts inside the operator's own network that may be posted to. */
        readonly privateHosts: readonly string[];
      }
    | undefined;
}

/** The cache that the environment names; undefined where every page is the visitor's alone. */
export function edgeFrom(environment: Environment): EdgeCache | undefined {
  const { FORECOURT_EDGE_SECONDS: seconds, FORECOURT_EDGE_PURGE_URL: url } = environment;
  const { FORECOURT_EDGE_PURGE_KEY: key, FORECOURT_PRIVATE_HOSTS: privateHosts = [] } = environment;
  if (seconds === undefined) return undefined;
  return { seconds, purge: url !== undefined && key !== undefined ? { url, key, privateHosts } : undefined };
}
