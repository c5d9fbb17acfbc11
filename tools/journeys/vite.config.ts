import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE } from '../vite-lib.ts';

// whole journeys in Chromium against the production build; one server for all of them
export default defineConfig({
  root: import.meta.dirname,
  // journeys with stock of their own start the platform, and others use its rules: both from the source
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    name: 'journeys',
    watch: false,
    environment: 'node',
    include: ['*.spec.ts'],
    // the adapter's imports have no extensions: only a bundler finds them
    server: { deps: { inline: [/instantsearch/] } },
    globalSetup: ['./serve.ts'],
    testTimeout: 120_000,
    // a real browser on a busy machine misses a click now and then; what is broken fails twice, and a retry is printed
    retry: 1,
    hookTimeout: 120_000,
    // the first touch of a part waits for its code
    expect: { poll: { timeout: 5000 } },
    fileParallelism: false,
  },
});
