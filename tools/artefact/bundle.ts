import path from 'node:path';
import { build, defaultServerConditions, type Plugin } from 'vite';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { SOURCE } from '../packages/packageFiles.ts';

/** What is bundled: each becomes `code/<name>.mjs`. */
export const ENTRIES: Readonly<Record<string, string>> = {
  server: path.join(ROOT, 'apps/server/src/main.ts'),
  cli: path.join(import.meta.dirname, 'cli.ts'),
};
export const DEMO_STOCK_ENTRY = path.join(ROOT, 'tools/demo-stock/module.ts');

const conditions = [SOURCE, ...defaultServerConditions];

/** Modules of the workspace, and those that the artefact has in their place. */
const REPLACED: ReadonlyMap<string, string> = new Map(
  ['apps/server/src/configuration/distribution.ts', 'tools/host/hostRenderer.ts'].map((file) => [
    path.join(ROOT, file),
    path.join(import.meta.dirname, path.basename(file)),
  ]),
);

/** Puts the artefact's own modules in the place of the workspace's. */
const distribution: Plugin = {
  name: 'forecourt:distribution',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\/(distribution|hostRenderer)\.(js|ts)$/.test(source)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return REPLACED.get(found?.id ?? '') ?? found;
  },
};

/**
 * Bundles the process and its commands to plain JavaScript. Packages of the workspace become part of it, others stay
 * imports.
 */
export async function bundle(entries: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [distribution],
    ssr: { noExternal: [/^@forecourt\//], resolve: { conditions } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { ...entries },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
