import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { HOST_ENTRIES, hostModule } from './host/hostModule.ts';
import { sourceResolve } from './vite-lib.ts';

/** Writes `.br` and `.gz` next to every browser file, so that serving needs no compression. */
function precompress(dir: string): Plugin {
  return {
    name: 'forecourt:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    closeBundle() {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(m?js|css|svg)$/.test(file)) continue;
        const content = readFileSync(path.join(dir, file));
        writeFileSync(path.join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(path.join(dir, `${file}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}

interface HostBuild {
  /** What is built of its host; what `npm start` loads when left out. */
  readonly entries?: typeof HOST_ENTRIES;
  /** Folder of the build below the app. */
  readonly outDir?: string;
}

/** Vite configuration of a host app: one build gives the browser files and the server's renderer. */
export function hostConfig(root: string, { entries = HOST_ENTRIES, outDir = 'dist' }: HostBuild = {}): ViteUserConfig {
  const clientDir = path.join(root, outDir, 'client');
  return defineConfig({
    ...sourceResolve,
    root,
    cacheDir: path.join(import.meta.dirname, '../node_modules/.vite', path.basename(root)),
    plugins: [
      hostModule(root),
      react({ jsxImportSource: '@emotion/react' }),
      precompress(path.join(clientDir, 'assets')),
    ],
    build: {
      manifest: true,
      reportCompressedSize: false,
      // the map alone is larger than 500 kB: it comes where one is in sight
      chunkSizeWarningLimit: 1200,
      target: 'es2023',
      assetsInlineLimit: 0,
      // lists of what each lazy part imports cost every first page 4 kB; its own files the server preloads by the
      // manifest
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          outDir: `${outDir}/client`,
          emptyOutDir: true,
          rolldownOptions: {
            input: { 'entry-client': entries.client },
            // what every page begins with is one file: a dozen of a hundred bytes each pack badly
            output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
          },
        },
      },
      ssr: {
        build: {
          outDir: `${outDir}/server`,
          emptyOutDir: true,
          rolldownOptions: {
            input: { 'entry-server': entries.server },
            // module names stay readable: the server finds the browser chunks of a page by them
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      },
    },
    ssr: { ...sourceResolve.ssr, noExternal: [/^@forecourt\//, /instantsearch/] },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'ssr']) {
          const environment = new Map(Object.entries(builder.environments)).get(name);
          if (environment) await builder.build(environment);
        }
      },
    },
    test: {
      name: path.basename(root),
      watch: false,
      environment: 'jsdom',
      include: ['src/**/*.spec.{ts,tsx}'],
      passWithNoTests: true,
    },
  });
}
