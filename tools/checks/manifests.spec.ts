import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARIES, ROOT } from '../packages/libraries.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Packages whose layers are projects of their own: Nx's dependency check does not see them (docs/adr/0052). */
const packages = globSync('libs/*/{web,server}', { cwd: ROOT })
  .map((folder) => path.dirname(folder))
  .filter((folder, index, all) => all.indexOf(folder) === index && folder !== 'libs/platform');

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** A statement or a call that imports a package, never a text such as "4.8 from 20 reviews". */
const IMPORT = /(?:^(?:import|export)\b[^'"]*\bfrom |^import |\bimport\()'((?:@[^/']+\/)?[^./'][^/']*)/gm;

/** The same with the whole path. */
const IMPORT_PATH = /^(?:import|export)\b[^'"]*\bfrom '([^']+)'/gm;

/** Packages that the published files of a layer import. */
function importsOf(folder: string, layer: string): Set<string> {
  const files = globSync(`${layer}/**/*.{ts,tsx}`, { cwd: path.join(ROOT, folder), exclude: [`${layer}/out-tsc/**`] });
  const found = new Set<string>();
  for (const file of files) {
    if (/\.(spec|stories)\.|\/testing\//.test(file)) continue;
    const text = readFileSync(path.join(ROOT, folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(IMPORT)) found.add(name);
    // JSX brings Emotion's runtime in
    if (file.endsWith('.tsx')) found.add('@emotion/react');
  }
  return found;
}

/** Packages that no file of the workspace imports, and why they are there. */
const NAMED_OTHERWISE = {
  '@arethetypeswrong/cli': 'packages:check runs its program',
  '@types/node': 'types of Node itself',
  playwright: 'a peer of @vitest/browser-playwright',
};

describe.each(
  LIBRARIES.map((folder) => path.relative(ROOT, folder)).filter(
    (folder) => !packages.includes(folder) && existsSync(path.join(ROOT, folder, 'src')),
  ),
)('the manifest of %s', (folder) => {
  it('LIB-01 declares the subjects that its sources import, and no others', () => {
    const { dependencies = {} } = manifestOf(folder);
    const subjects = packages.map((subject) => manifestOf(subject).name);
    const imports = importsOf(folder, 'src');
    expect(subjects.filter((subject) => imports.has(subject) !== Object.hasOwn(dependencies, subject))).toEqual([]);
  });
});

describe.each(LIBRARIES.map((folder) => path.relative(ROOT, folder)))('what npm shows of %s', (folder) => {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const root = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;

  it('LIB-01 says what the library is, where it comes from and which Node it needs', () => {
    const { repository, homepage, bugs, engines } = root as { repository: object; homepage: string } & typeof root;
    expect(String(manifest['description']).length).toBeGreaterThan(15);
    expect(manifest['keywords']).toContain('forecourt');
    expect(manifest).toMatchObject({
      repository: { ...repository, directory: folder },
      homepage: homepage.replace('#readme', `/tree/main/${folder}#readme`),
      bugs,
      license: root['license'],
      engines: { node: (engines as { node: string }).node },
      publishConfig: { access: 'public', provenance: true },
    });
  });
  it('LIB-01 comes with its licence, and takes other libraries in a range', () => {
    expect(manifest['files']).toEqual(expect.arrayContaining(['dist', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(readFileSync(path.join(ROOT, folder, 'LICENSE'), 'utf8')).toBe(
      readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'),
    );
    const { dependencies = {}, peerDependencies = {} } = manifestOf(folder);
    const own = Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) =>
      name.startsWith('@forecourt/'),
    );
    expect(own.filter(([, range]) => !range.startsWith('^'))).toEqual([]);
  });
  it('LIB-01 has a changelog that begins with an entry: a release writes the next one above it', () => {
    expect(readFileSync(path.join(ROOT, folder, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \S/);
  });
});

describe('the manifest of the workspace', () => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  const textsOf = (pattern: string | string[]) =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/{dist,node_modules,out-tsc}/**'] }).map(
      (file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const,
    );

  it('LIB-01 declares what tools and stories import by name', () => {
    const files = textsOf(['tools/**/*.ts', '.storybook/*.{ts,tsx}', '*.{ts,mjs}']);
    const undeclared = files.flatMap(([file, text]) =>
      // texts of files that a check writes are of another app
      [...text.replace(/`[^`]*`/gs, '').matchAll(IMPORT)]
        .map(([, name = '']) => name)
        .filter((name) => !/^(node:|virtual:|@forecourt\/)/.test(name))
        .filter((name) => !Object.hasOwn(dependencies, name) && !Object.hasOwn(devDependencies, name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('LIB-01 declares no package that nothing names', () => {
    const named = textsOf([
      ...['{apps,libs,tools}/**/*.{ts,tsx,mjs,template}', '.storybook/*.{ts,tsx}', '*.{ts,mjs}', 'nx.json'],
      ...['tsconfig*.json', '{apps,libs}/**/tsconfig*.json', '.prettierrc'],
    ])
      .map(([, text]) => text)
      .join('\n');
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const isNamed = (name: string) =>
      ["'", '"', '`'].some((mark) => named.includes(`${mark}${name}${mark}`) || named.includes(`${mark}${name}/`));
    const idle = Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !isNamed(name.replace(/^@types\//, '')) && !Object.hasOwn(NAMED_OTHERWISE, name))
      .filter((name) => !Object.values(scripts).some((script) => String(script).includes(`node_modules/${name}/`)));
    expect(idle).toEqual([]);
  });
});

describe('the libraries', () => {
  it('LIB-01 depend on each other without a circle', () => {
    const needs = new Map(
      LIBRARIES.map((folder) => manifestOf(path.relative(ROOT, folder))).map(
        ({ name, dependencies, peerDependencies }) =>
          [name, Object.keys({ ...dependencies, ...peerDependencies })] as const,
      ),
    );
    /** The way from a library back to itself, if there is one. */
    const circleFrom = (name: string, way: readonly string[] = []): readonly string[] | undefined => {
      if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
      if (sound.has(name)) return undefined;
      for (const next of needs.get(name) ?? []) {
        const circle = circleFrom(next, [...way, name]);
        if (circle) return circle;
      }
      sound.add(name);
      return undefined;
    };
    const sound = new Set<string>();
    expect([...needs.keys()].map((name) => circleFrom(name)).filter(Boolean)).toEqual([]);
  });
});

describe('modules of the service', () => {
  it('API-01 are imported by the list of modules alone: others take their ports', () => {
    const files = globSync(
      ['apps/*/src/**/*.ts', 'libs/*/{domain,web,server}/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
      {
        cwd: ROOT,
        exclude: ['**/out-tsc/**', '**/*.spec.*'],
      },
    );
    const imported = files.filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(IMPORT_PATH)].some(([, name = '']) => /^@forecourt\/[^/]+\/module$/.test(name));
    });
    expect(imported).toEqual(['apps/api/src/modules.ts']);
  });
});

/** Peers of another peer, which installs none itself (react-final-form needs final-form), and of published types. */
const PEERS_OF_PEERS = ['final-form', 'kysely'];

describe.each(packages)('the manifest of %s', (folder) => {
  const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder);
  const isOptional = (dependency: string) =>
    Object.hasOwn(peerDependenciesMeta, dependency) && peerDependenciesMeta[dependency]?.optional === true;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const layers = ['domain', 'web', 'server'].map((layer) => [layer, importsOf(folder, layer)] as const);

  it.each(layers)('LIB-01 declares what %s imports', (layer, imports) => {
    const foreign = [...imports].filter((dependency) => dependency !== name && !dependency.startsWith('node:'));
    expect(foreign.filter((dependency) => !declared.has(dependency))).toEqual([]);
    // what a team with the pages alone would lack
    if (layer !== 'server') expect(foreign.filter(isOptional)).toEqual([]);
  });

  it('LIB-01 declares nothing else', () => {
    // the built types of a slice's selectors name reselect
    const ofTypes = existsSync(path.join(ROOT, folder, 'web/state/index.ts')) ? ['reselect'] : [];
    const imported = new Set([...PEERS_OF_PEERS, ...ofTypes, ...layers.flatMap(([, imports]) => [...imports])]);
    // files of a package that has no code, such as a font, are found by its name
    const sources = globSync('{domain,web,server}/**/*.ts', {
      cwd: path.join(ROOT, folder),
      exclude: ['**/out-tsc/**'],
    })
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
      .join('\n');
    // types of a package without its own come with those that are published
    const isUsed = (dependency: string) =>
      imported.has(dependency.replace(/^@types\//, '')) || sources.includes(`'${dependency}'`);
    expect([...declared].filter((dependency) => !isUsed(dependency))).toEqual([]);
  });
});
