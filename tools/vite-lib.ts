import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import dts from 'vite-plugin-dts';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { fileAddresses } from './packages/fileAddresses.ts';
import { packageFiles, SOURCE } from './packages/packageFiles.ts';

const workspaceRoot = path.join(import.meta.dirname, '..');

/** Module resolution shared by libraries, host apps, tests and Storybook. */
export const sourceResolve = {
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
} satisfies ViteUserConfig;

/** Resolution of code that runs in Node alone: real packages, and libraries from their source. */
export const nodeResolve = {
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: sourceResolve.ssr,
} satisfies ViteUserConfig;

/**
 * How unit tests run, in a library alone and in vitest.workspace.ts. Files share a process: loading modules anew for
 * each of 400 files costs more than all tests together. What a test leaves behind, tools/test/cleanUp.ts puts back.
 */
export const unitTests = {
  isolate: false,
  setupFiles: [path.join(workspaceRoot, 'tools/test/cleanUp.ts')],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // InstantSearch and its adapter are published for bundlers: their imports have no extensions
  server: { deps: { inline: [/instantsearch/] } },
  // properties run some hundred cases; a busy machine must not fail them
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export interface LibOptions {
  /** Where the library's unit tests run; those of a subject's `domain` and `server` run in Node. */
  environment: 'jsdom' | 'node';
  /** Public entries, file names under the folder of sources, without extension. */
  entries?: readonly string[];
  /** Folder of sources: the library's own where each of its layers has a folder (docs/guides/subjects.md). */
  source?: 'src' | '.';
  /** Whether each spec has a process of its own: for libraries with an `*.alone.spec.ts`. */
  isolatesSpecs?: boolean;
  /**
   * Packages whose code becomes part of the library, with their licence: those that Node cannot load as they are
   * published. They are `devDependencies`; what they import themselves the library declares.
   */
  bundled?: readonly string[];
}

/** Vite and Vitest configuration of a library under libs/. */
export function libConfig(
  root: string,
  { environment, entries = ['index'], source = 'src', isolatesSpecs = false, bundled = [] }: LibOptions,
): ViteUserConfig {
  const pkg = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  const isNode = environment === 'node';
  return defineConfig({
    ...(isNode ? nodeResolve : sourceResolve),
    root,
    cacheDir: path.join(workspaceRoot, 'node_modules/.vite', path.relative(workspaceRoot, root)),
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      dts({
        tsconfigPath: path.join(root, source === 'src' ? 'tsconfig.lib.json' : 'tsconfig.build.json'),
        entryRoot: source,
        compilerOptions: { declarationMap: false },
      }),
      packageFiles(root, bundled),
      fileAddresses(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: {
        entry: Object.fromEntries(entries.map((name) => [name, sourceOf(root, path.join(source, name))])),
        formats: ['es'],
      },
      rolldownOptions: {
        // what is imported by name stays an import: a package that the manifest lacks fails where Node loads it
        external: (id, importer) =>
          importer !== undefined &&
          !/^[./\0]/.test(id) &&
          !bundled.some((name) => id === name || id.startsWith(`${name}/`)),
        // one output file per source module: with sideEffects false a consumer drops what it does not import
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(root, source),
          entryFileNames: (chunk) => `${chunk.name.replace(/^.*node_modules\//, 'vendor/')}.js`,
        },
      },
    },
    test: {
      watch: false,
      // a library of components may have stories alone
      passWithNoTests: true,
      ...unitTests,
      isolate: isolatesSpecs,
      ...(source === 'src'
        ? { name: pkg.name, environment, include: ['src/**/*.spec.{ts,tsx}'] }
        : {
            projects: [
              { extends: true, test: { name: `${pkg.name} web`, environment, include: ['web/**/*.spec.{ts,tsx}'] } },
              {
                ...nodeResolve,
                root,
                test: {
                  name: `${pkg.name} service`,
                  environment: 'node',
                  include: ['{domain,server}/**/*.spec.ts'],
                  ...unitTests,
                  isolate: isolatesSpecs,
                },
              },
            ],
          }),
    },
  });
}

const sourceOf = (root: string, name: string): string =>
  existsSync(path.join(root, `${name}.ts`)) ? `${name}.ts` : `${name}.tsx`;
