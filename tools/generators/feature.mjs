// Writes a feature library that works: section, slice, a section of the front page with its loader, story and tests.
// Usage: node tools/generators/feature.mjs <id>
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { featureFiles } from './featureFiles.mjs';

const [id = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error(`Usage: feature.mjs <id>, in kebab-case such as "trade-in"${id ? `; "${id}" is not` : ''}`);
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '../..');
const dir = path.join(root, 'libs/features', id);
if (existsSync(dir)) {
  console.error(`libs/features/${id} is there already`);
  process.exit(1);
}
const files = featureFiles(id);
for (const [file, text] of Object.entries(files)) {
  const target = path.join(dir, 'src', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const library = path.join(import.meta.dirname, 'library.mjs');
execFileSync(process.execPath, [library, `features/${id}`, `@forecourt/${id}`, 'feature', id, 'web', 'config']);

// the versions that the other features have
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(path.join(root, 'libs/features/navigation/package.json'), 'utf8'),
);
const texts = Object.entries(files)
  .filter(([file]) => !/\.(spec|stories)\./.test(file))
  .map(([, text]) => text)
  .join('\n');
const used = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => texts.includes(`'${name}`)));
const manifestFile = path.join(dir, 'package.json');
const { nx, ...manifest } = JSON.parse(readFileSync(manifestFile, 'utf8'));
const complete = { ...manifest, dependencies: used(dependencies), peerDependencies: used(peerDependencies), nx };
writeFileSync(manifestFile, `${JSON.stringify(complete, null, 2)}\n`);
execFileSync('npx', ['prettier', '--write', dir], { cwd: root, stdio: 'ignore' });

console.log(
  `libs/features/${id} is ready. Next steps (docs/guides/features.md): npm install, npx nx sync, list it in a host.`,
);
