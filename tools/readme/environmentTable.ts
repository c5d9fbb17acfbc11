import { environmentSchema } from '../../apps/server/src/configuration/environment.ts';
import { START_FLAGS } from '../../apps/server/src/configuration/flags.ts';

/** Variables of tests and tools alone: the platform itself reads none of them. */
export const OF_TESTS: Readonly<Record<string, string>> = {
  CHROMIUM_PATH:
    'Tests and figures: the Chromium that they use; `/usr/bin/chromium` when left out, and for journeys ' +
    '`/usr/bin/chromium-headless-shell` where it is installed.',
  TEST_DATABASE_URL: 'Tests: a PostgreSQL server that runs already, instead of a temporary one.',
  TEST_TYPESENSE_URL:
    'Tests of the search cluster and `npm run golden`: a Typesense server that is there for tests alone ' +
    '(what it holds is removed), instead of the embedded engine.',
  TEST_TYPESENSE_KEY: 'Its admin key.',
  TEST_SCOPE:
    'Tests: `all` runs what repeats for several sites, screens, themes and databases at each of them, as ' +
    '`npm run test:all` does; else each test runs where it shows most.',
  TEST_SEARCH:
    'Journeys: `cluster` searches on three `npm run typesense` instead of in process, `direct` lets ' +
    'browsers ask these themselves.',
};

const BEGIN = '<!-- environment: written by `npm run docs:environment` -->';
const END = '<!-- /environment -->';

/** Every environment variable with what it means, in the words of the schema. */
export const environmentRows = (): [name: string, description: string][] => [
  ...Object.entries(environmentSchema.shape).map(([name, schema]): [string, string] => [
    name,
    schema.meta()?.description ?? '',
  ]),
  ...Object.entries(OF_TESTS),
];

const flagRows = (): [name: string, description: string][] =>
  Object.values(START_FLAGS).map(({ shown, description }) => [`npm start -- ${shown}`, description]);

/** The document with its table of flags and variables written anew. Throws when its marks are not there. */
export function withEnvironmentTable(document: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/running.md has no ${BEGIN} with ${END} after it.`);
  const rows = [...flagRows(), ...environmentRows()].map(
    ([name, description]) => `| \`${name}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  const table = ['| Flag or variable | What it means |', '| --- | --- |', ...rows].join('\n');
  return `${document.slice(0, from)}${BEGIN}\n\n${table}\n\n${document.slice(to)}`;
}
