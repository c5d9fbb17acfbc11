import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE } from './vite-lib.ts';

// unit tests of the workspace's own tools
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../node_modules/.vite/tools'),
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: { name: 'tools', watch: false, environment: 'node', include: ['**/*.spec.ts'], exclude: ['journeys/**'] },
});
