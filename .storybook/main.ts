import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { sourceResolve } from '../tools/vite-lib.ts';
import { storyFonts } from './fonts.ts';
import { storyPictures } from './pictures.ts';
import { storyStock } from './stock.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/**/src/**/*.stories.tsx', '../libs/*/web/**/*.stories.tsx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...sourceResolve,
      plugins: [react({ jsxImportSource: '@emotion/react' }), storyPictures(), storyFonts(), storyStock()],
      // found only in the middle of a test, they would reload its page
      optimizeDeps: {
        include: [
          '@base-ui/react/dialog',
          'axe-core',
          '@reduxjs/toolkit',
          '@reduxjs/toolkit/query/react',
          'final-form',
          'keen-slider/react.es.js',
          'react-final-form',
          'react-redux',
        ],
      },
    }),
};
export default config;
