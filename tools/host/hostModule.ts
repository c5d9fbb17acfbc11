import path from 'node:path';
import type { Plugin } from 'vite';

/** Entries of every host: what the browser runs, and what the server renders with. */
export const HOST_ENTRIES = {
  client: path.join(import.meta.dirname, 'entry-client.ts'),
  server: path.join(import.meta.dirname, 'entry-server.ts'),
};

/** Gives the entries their host: `virtual:host` is `src/host.ts` of an app. */
export const hostModule = (root: string): Plugin => ({
  name: 'forecourt:host',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:host' ? path.join(root, 'src/host.ts') : undefined),
});
