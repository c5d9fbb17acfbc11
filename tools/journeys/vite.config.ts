import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// whole journeys in Chromium against the production build; one server for all of them
export default defineConfig({
  root: import.meta.dirname,
  // what a page must say is worked out by the project's own rules, read from their source
  ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
  test: {
    name: 'journeys',
    watch: false,
    environment: 'node',
    include: ['*.spec.ts'],
    globalSetup: ['./serve.ts'],
    testTimeout: 60_000,
    // a real browser on a busy machine misses a click now and then; what is broken fails twice, and a retry is printed
    retry: 1,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
