import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './tools/chromium.ts';
import { LongestFirst } from './tools/test/longestFirst.ts';

const root = import.meta.dirname;

export default defineConfig({
  test: {
    // two cores: more workers only wait for each other
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      'libs/*/vite.config.ts',
      'libs/*/*/vite.config.ts',
      'apps/*/vite.config.ts',
      'tools/vite.config.ts',
      'tools/journeys/vite.config.ts',
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook'), storybookScript: 'npm run storybook' })],
        test: {
          name: 'storybook',
          // the first story of a whole page loads all of its code; a busy machine must not fail it
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
