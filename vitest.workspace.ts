import path from 'node:path';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './tools/chromium.ts';
import { testScope } from './libs/platform/server/src/database/testing/testScope.ts';
import { temporaryFolder } from './tools/test/temporaryFolder.ts';
import { nodeResolve, sourceResolve, unitTests } from './tools/vite-lib.ts';

const root = import.meta.dirname;

/** Specs that build, lint, pack or start whole things, or sweep through whole stocks: `npm run test:checks`. */
const CHECKS = ['tools/**/*.check.spec.ts', 'apps/**/*.check.spec.ts', 'libs/**/*.check.spec.ts'];

/** Specs that replace modules for their whole file, or look at which are loaded: each has a process of its own. */
const ALONE = ['libs/**/*.alone.spec.ts', 'apps/**/*.alone.spec.ts'];

/** What `os.tmpdir()` answers in tests. */
const env = { TMPDIR: temporaryFolder() };

const unit = (name: string, include: string[], environment: 'node' | 'jsdom'): TestProjectInlineConfiguration => ({
  ...(environment === 'jsdom'
    ? { ...sourceResolve, plugins: [react({ jsxImportSource: '@emotion/react' })] }
    : nodeResolve),
  cacheDir: path.join(root, 'node_modules/.vite', name),
  test: {
    name,
    root,
    environment,
    include,
    exclude: [...CHECKS, ...ALONE, '**/node_modules/**', 'tools/journeys/**'],
    ...unitTests,
    env,
  },
});

export default defineConfig({
  test: {
    // two cores: more workers only wait for each other
    maxWorkers: 2,
    projects: [
      unit(
        'node',
        [
          'libs/{contracts,core,server}/**/src/**/*.spec.ts',
          'libs/*/{domain,server}/**/*.spec.ts',
          'apps/{api,server}/src/**/*.spec.ts',
        ],
        'node',
      ),
      unit(
        'dom',
        [
          'libs/{testing,ui}/**/src/**/*.spec.{ts,tsx}',
          'libs/platform/{composition,runtime,ssr}/src/**/*.spec.{ts,tsx}',
          'libs/*/web/**/*.spec.{ts,tsx}',
        ],
        'jsdom',
      ),
      unit('tools', ['tools/**/*.spec.ts'], 'node'),
      { ...nodeResolve, test: { name: 'alone', root, environment: 'node', include: ALONE, env, testTimeout: 30_000 } },
      {
        ...nodeResolve,
        test: {
          name: 'checks',
          root,
          environment: 'node',
          include: CHECKS,
          env,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      'tools/journeys/vite.config.ts',
      {
        plugins: [
          storybookTest({
            configDir: path.join(root, '.storybook'),
            storybookScript: 'npm run storybook',
            // what another story asserts, on another screen or site (docs/testing.md)
            tags: { exclude: testScope === 'all' ? [] : ['in-full'] },
          }),
        ],
        test: {
          name: 'stories',
          env: { TEST_SCOPE: testScope },
          // one page for all: preview.tsx puts storage and parts back before each story
          isolate: false,
          // the first story loads the code of all; a busy machine must not fail it
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
