import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEALERS } from '../../apps/server/src/configuration/dealersDir.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { writeSchemas } from '../dealers-check/schemaFiles.ts';
import { bundle, DEMO_STOCK_ENTRY, ENTRIES } from './bundle.ts';
import { copyPackages } from './packages.ts';

export const ARTEFACT = path.join(ROOT, 'dist/forecourt');

/** Data of the workspace that the platform reads, as it lies there and in the artefact. */
const DATA: Readonly<Record<string, string>> = {
  LICENSE: 'LICENSE',
  'docs/font-notices.txt': 'font-notices.txt',
  'libs/stock/mappings': 'mappings',
  'libs/content/package.json': 'node_modules/@forecourt/content/package.json',
  'libs/content/server/texts': 'node_modules/@forecourt/content/server/texts',
};
const DEMO_DATA = ['media', 'catalogue.csv', 'hotspots.csv'];

export interface ArtefactOptions {
  readonly outDir?: string;
  /** Whether `--demo-stock-from code/demo-stock.mjs` is possible, to try the artefact without a feed. */
  readonly hasDemoStock?: boolean;
  readonly onProgress?: (line: string) => void;
}

/** Makes the folder that production runs: plain JavaScript with its packages and data, without the workspace. */
export async function buildArtefact({
  outDir = ARTEFACT,
  hasDemoStock = false,
  onProgress = () => undefined,
}: ArtefactOptions = {}): Promise<void> {
  await buildHosts(Object.keys(TEMPLATES), onProgress);
  writeSchemas();
  rmSync(outDir, { recursive: true, force: true });
  onProgress('Bundling the process and its commands …');
  const entries = hasDemoStock ? { ...ENTRIES, 'demo-stock': DEMO_STOCK_ENTRY } : ENTRIES;
  await bundle(entries, path.join(outDir, 'code'));
  const copy = (from: string, to = from): void =>
    cpSync(path.join(ROOT, from), path.join(outDir, to), { recursive: true });
  for (const template of Object.keys(TEMPLATES))
    for (const part of ['src/template.json', 'dist/client', 'dist/server']) copy(path.join('apps', template, part));
  for (const [from, to] of Object.entries(DATA)) copy(from, to);
  if (hasDemoStock) for (const name of DEMO_DATA) copy(path.join('tools/demo-stock', name), path.join('code', name));
  copy(path.relative(ROOT, DEALERS));
  onProgress('Copying packages …');
  const packages = await copyPackages(outDir);
  const { version, license, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    engines: { node: string };
  };
  const manifest = {
    name: 'forecourt',
    version,
    private: true,
    type: 'module',
    license,
    engines: { node: engines.node },
  };
  writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const notices = packages.map((it) => `${it.name} ${it.version}: ${it.license}`);
  writeFileSync(path.join(outDir, 'packages.txt'), `${notices.join('\n')}\n`);
  for (const name of ['server', 'cli'])
    writeFileSync(path.join(outDir, `${name}.mjs`), `import './code/${name}.mjs';\n`);
}
