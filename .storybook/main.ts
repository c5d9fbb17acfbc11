import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { sourceResolve } from '../tools/vite-lib.ts';
import { storyFacts } from './facts.ts';
import { storyFonts } from './fonts.ts';
import { storyPictures } from './pictures.ts';
import { storyStock } from './stock.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './foundations/*.mdx',
    './**/*.stories.tsx',
    '../libs/**/src/**/*.stories.tsx',
    '../libs/*/web/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // tables
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...sourceResolve,
      plugins: [
        react({ jsxImportSource: '@emotion/react' }),
        storyPictures(),
        storyFonts(),
        storyStock(),
        storyFacts(),
      ],
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
