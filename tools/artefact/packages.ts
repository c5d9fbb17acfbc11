import { cpSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { SHIPPED_FONTS } from '@forecourt/site-config';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';

const require = createRequire(import.meta.url);
const PACKAGES = 'node_modules';
/** Terms that go along with every copy. */
const TERMS = /^(licen[cs]e|notice|copying)/i;

/** Files that code reads by a name that it makes up: fonts of pages, and of the brochure in each language. */
const NAMED = [
  ...SHIPPED_FONTS.flatMap(({ files }) =>
    files.map(({ source }) => path.relative(ROOT, require.resolve(`@fontsource-variable/${source}`))),
  ),
  ...['400Regular/SourceSans3_400Regular', '700Bold/SourceSans3_700Bold'].map(
    (name) => `${PACKAGES}/@expo-google-fonts/source-sans-3/${name}.ttf`,
  ),
  ...['Regular', 'Bold'].map((name) => `${PACKAGES}/@embedpdf/fonts-sc/fonts/NotoSansHans-${name}.otf`),
];

/** Folder of the package that a file belongs to: `node_modules/@scope/name`. */
export function packageOf(file: string): string {
  const parts = file.split('/');
  const at = parts.lastIndexOf(PACKAGES) + 1;
  return parts.slice(0, at + (parts[at]?.startsWith('@') ? 2 : 1)).join('/');
}

export interface CopiedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Copies what the artefact's code imports of other packages: the files that it can reach, and their terms. */
export async function copyPackages(outDir: string): Promise<CopiedPackage[]> {
  const code = globSync(['code/*.mjs', 'apps/*/dist/server/**/*.js'], { cwd: outDir });
  const { fileList } = await nodeFileTrace(
    code.map((file) => path.join(outDir, file)),
    { base: ROOT, mixedModules: true },
  );
  const own = (file: string): boolean => file.startsWith(`${PACKAGES}/`) && !file.includes('@forecourt/');
  const files = [...new Set([...[...fileList].filter(own), ...NAMED])];
  const folders = [...new Set(files.map(packageOf))].sort();
  const terms = folders.flatMap((folder) => [
    `${folder}/package.json`,
    ...readdirSync(path.join(ROOT, folder))
      .filter((name) => TERMS.test(name))
      .map((name) => `${folder}/${name}`),
  ]);
  for (const file of new Set([...files, ...terms]))
    cpSync(path.join(ROOT, file), path.join(outDir, file), { recursive: true });
  return folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    return { name, version, license: license ?? 'see its files' };
  });
}
