import path from 'node:path';
import { OUTSIDE } from '../checks/outside/libraries.ts';

/** What a change touches. */
export interface Touched {
  /** The commit that the change is compared with. */
  readonly base: string;
  /** Files that differ from the base and are still there, below the root. */
  readonly files: readonly string[];
  /** Names of the Nx projects with such files, and of those that import them. */
  readonly projects: ReadonlySet<string>;
}

/** A published library. */
export interface Library {
  readonly name: string;
  /** Folder below the root. */
  readonly folder: string;
  readonly hasStories: boolean;
  /** Browsers can bundle it: it has a budget. */
  readonly isBundled: boolean;
}

/** Every step that a change may need, in their order. */
export const STEP_NAMES: readonly string[] = [
  ...['format', 'lint and unit tests', 'types', 'lint of tools', 'tools', 'stories'],
  ...['API reports', 'sizes', 'outside'],
];

export interface AffectedStep {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Name of a step without which this one would look at what is out of date. */
  readonly needs?: string;
}

const vitest = (project: string, files: readonly string[]): AffectedStep['command'] => [
  ...(['npx', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--project', project] as const),
  ...files,
];

const script = (name: string, args: readonly string[] = []): AffectedStep['command'] => [
  ...(['npm', 'run', '--silent', name] as const),
  ...(args.length === 0 ? [] : ['--', ...args]),
];

/** Specs that hold the tree as a whole: manifests, words, options, links of documents. */
const CHECKS = 'tools/checks/';

/**
 * What `npm run test:affected` runs of a change: the steps of `npm test` but journeys, each for what is touched. A
 * library whose own files have not changed may still export something else or weigh more by what it imports. A library
 * that feature teams install alone is built into an empty app if its own files change.
 */
export function affectedSteps({ base, files, projects }: Touched, libraries: readonly Library[]): AffectedStep[] {
  if (files.length === 0 && projects.size === 0) return [];
  const toolFiles = files.filter((file) => /^(tools|\.storybook)\/.*\.(ts|tsx|mjs)$/.test(file));
  const toolFolders = toolFiles.flatMap((file) => /^tools\/[^/]+\//.exec(file)?.[0] ?? []);
  const withStories = libraries.filter(
    ({ folder, hasStories }) => hasStories && files.some((file) => file.startsWith(`${folder}/`)),
  );
  const outside = OUTSIDE.filter(({ name }) => files.some((file) => file.startsWith(`libs/${name}/`)));
  const imported = libraries.filter(({ name }) => projects.has(name));
  const only = (chosen: readonly Library[]) =>
    chosen.flatMap(({ folder }) => ['--only', path.posix.relative('libs', folder)]);
  const bundled = imported.filter(({ isBundled }) => isBundled);
  return [
    { name: 'format', command: ['npx', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files] },
    {
      name: 'lint and unit tests',
      command: [
        ...(['npx', 'nx', 'affected', '-t', 'lint', 'test', `--base=${base}`] as const),
        ...['--parallel=2', '--output-style=static', '--exclude=workspace'],
      ],
    },
    { name: 'types', command: script('typecheck') },
    ...(toolFiles.length === 0 ? [] : [{ name: 'lint of tools', command: ['npx', 'eslint', ...toolFiles] as const }]),
    { name: 'tools', command: vitest('tools', [...new Set([CHECKS, ...toolFolders])]) },
    ...(withStories.length === 0
      ? []
      : [
          {
            name: 'stories',
            command: vitest(
              'stories',
              withStories.map(({ folder }) => `${folder}/`),
            ),
          },
        ]),
    ...(imported.length === 0
      ? []
      : [{ name: 'API reports', command: script('api:report', ['--built', ...only(imported)]), needs: 'types' }]),
    ...(bundled.length === 0 ? [] : [{ name: 'sizes', command: script('size:libraries', only(bundled)) }]),
    ...(outside.length === 0
      ? []
      : [
          {
            name: 'outside',
            command: vitest('checks', [
              'tools/checks/outside.check.spec.ts',
              ...['-t', `'(${outside.map(({ name }) => name).join('|')})' in an app`],
            ]),
            env: { TEST_SCOPE: 'all' },
          },
        ]),
  ];
}
