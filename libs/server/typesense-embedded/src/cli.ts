import { parseArgs } from 'node:util';
import { listen } from './http/listen.js';
import { createTypesense } from './typesense.js';

const USAGE = 'Usage: npm run typesense -- --port 8108 --data <dir> --api-key <key> [--host 127.0.0.1]';

/** Starts the embedded server alone. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8108' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      'api-key': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}". ${USAGE}`);
  if (!values['api-key']) throw new Error(`--api-key is missing. ${USAGE}`);
  const server = createTypesense({ apiKey: values['api-key'], dataDir: values.data });
  const { http, port: taken } = await listen(server, { host: values.host, port }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  console.log(`Search server on http://${values.host}:${taken}, data ${values.data ?? 'in memory only'}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      http.close();
      server.close();
      process.exit(0);
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
