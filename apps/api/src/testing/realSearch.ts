const { TEST_TYPESENSE_URL: url, TEST_TYPESENSE_KEY: apiKey } = process.env;

/**
 * A Typesense server, or a node of a cluster, that runs already and is there for tests alone: collections named
 * `vehicles_…` are removed from it. `TEST_TYPESENSE_URL` and `TEST_TYPESENSE_KEY` name it.
 */
export const realSearch = url && apiKey ? { url: url.replace(/\/+$/, ''), apiKey } : undefined;
