import { defineConfig } from 'vitest/config';
import { testScope } from '../../libs/platform/server/src/database/testing/testScope.ts';
import { nodeResolve } from '../vite-lib.ts';
import { testSearch } from './testSearch.ts';

// whole journeys in Chromium against the production build
export default defineConfig({
  root: import.meta.dirname,
  // journeys with stock of their own start the platform, and others use its rules: both from the source
  ...nodeResolve,
  test: {
    name: 'journeys',
    watch: false,
    environment: 'node',
    include: ['*.spec.ts'],
    // files that sweep over many pages or inputs: with everything else, in `npm run test:all`
    exclude: testScope === 'all' ? [] : ['*.all.spec.ts'],
    // the adapter's imports have no extensions: only a bundler finds them
    server: { deps: { inline: [/instantsearch/] } },
    globalSetup: ['./serve.ts'],
    setupFiles: ['./afterFile.ts'],
    // a worker has one platform and one browser for all of its files
    isolate: false,
    ...(testSearch === undefined ? {} : { fileParallelism: false }),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // the first touch of a part waits for its code
    expect: { poll: { timeout: 5000 } },
  },
});
