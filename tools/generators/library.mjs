// Writes the frame of a library: package.json with exports and tags, tsconfig files, vite.config.ts, README and index.
// Usage: node tools/generators/library.mjs <folder under libs> <package name> <type> <scope> <runtime> [entry ...]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder, name, type, scope, runtime, ...entries] = process.argv.slice(2);
if (!folder || !name || !type || !scope || !['web', 'node', 'any'].includes(runtime)) {
  console.error('Usage: library.mjs <folder under libs> <package name> <type> <scope> <web|node|any> [entry ...]');
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '../..');
const dir = path.join(root, 'libs', folder);
const up = path.relative(dir, root);
mkdirSync(path.join(dir, 'src'), { recursive: true });

/** Never overwrites: the generator may be run again after an edit. */
function put(file, content) {
  const target = path.join(dir, file);
  if (existsSync(target)) return;
  writeFileSync(target, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

const entry = (file) => ({
  '@forecourt/source': `./src/${file}.ts`,
  types: `./dist/${file}.d.ts`,
  default: `./dist/${file}.js`,
});
put('package.json', {
  name,
  version: '0.1.0',
  type: 'module',
  license: 'MIT',
  sideEffects: false,
  files: ['dist', 'README.md', 'CHANGELOG.md'],
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(entries.map((e) => [`./${e}`, entry(e)])),
    './package.json': './package.json',
  },
  nx: { tags: [`type:${type}`, `scope:${scope}`, `runtime:${runtime}`] },
});
put('tsconfig.json', {
  extends: `${up}/tsconfig.base.json`,
  files: [],
  include: [],
  references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
});
const types = runtime === 'node' ? ['node'] : runtime === 'web' ? ['vite/client'] : [];
put('tsconfig.lib.json', {
  extends: `${up}/tsconfig.base.json`,
  compilerOptions: {
    rootDir: 'src',
    outDir: 'out-tsc/lib',
    tsBuildInfoFile: 'out-tsc/lib/tsconfig.lib.tsbuildinfo',
    ...(runtime === 'web' ? {} : { lib: ['es2023', ...(runtime === 'any' ? ['dom'] : [])] }),
    types,
  },
  include: ['src/**/*.ts', 'src/**/*.tsx'],
  exclude: ['src/**/*.spec.*', 'src/**/*.stories.*', 'src/test-setup.ts'],
  references: [],
});
put('tsconfig.spec.json', {
  extends: `${up}/tsconfig.base.json`,
  compilerOptions: { outDir: 'out-tsc/spec', types: ['node', ...(runtime === 'web' ? ['vite/client'] : [])] },
  include: ['src/**/*.spec.*', 'src/**/*.stories.*', 'src/test-setup.ts'],
  references: [{ path: './tsconfig.lib.json' }],
});
const environment = runtime === 'web' ? 'jsdom' : 'node';
const extra =
  entries.length > 0
    ? `, entries: ${JSON.stringify(['index', ...entries])
        .replaceAll('"', "'")
        .replaceAll(',', ', ')}`
    : '';
put(
  'vite.config.ts',
  `import { libConfig } from '${up}/tools/vite-lib.ts';

export default libConfig(import.meta.dirname, { environment: '${environment}'${extra} });
`,
);
put('README.md', `# ${name}\n`);
put('CHANGELOG.md', `# Changelog\n\n## 0.1.0\n\nFirst version.\n`);
put('src/index.ts', 'export {};\n');
for (const e of entries) put(`src/${e}.ts`, 'export {};\n');

// every project is built by `tsc --build` from the root
const tsconfig = path.join(root, 'tsconfig.json');
const all = JSON.parse(readFileSync(tsconfig, 'utf8'));
const ref = `./libs/${folder}`;
if (!all.references.some((r) => r.path === ref)) {
  all.references.push({ path: ref });
  all.references.sort((a, b) => a.path.localeCompare(b.path));
  writeFileSync(tsconfig, `${JSON.stringify(all, null, 2)}\n`);
}
console.log(`libs/${folder} ready: ${name}`);
