import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentRows } from '../readme/environmentTable.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Files that may read a variable directly, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/api/src/testing/realSearch.ts': 'TEST_TYPESENSE_URL and _KEY are for tests alone',
  'libs/server/typesense-embedded/tools/golden.ts': 'TEST_TYPESENSE_URL and _KEY are for tests alone',
  'libs/platform/server/src/database/testing/temporaryPostgres.ts': 'TEST_DATABASE_URL is for tests alone',
  'tools/journeys/testSearch.ts': 'TEST_SEARCH is for tests alone',
  'libs/platform/server/src/database/testing/testScope.ts': 'TEST_SCOPE is for tests alone',
  'tools/journeys/ownPlatform.ts': 'VITEST_POOL_ID is what Vitest counts its workers by',
  'tools/checks/generated/generatedWorkspace.ts': 'starts commands without the variables of the test that starts them',
  'tools/chromium.ts': 'CHROMIUM_PATH is for tests and figures alone',
  'apps/server/src/startForecourt.ts': 'sets NODE_ENV for React',
  'tools/build-hosts/buildHosts.ts': 'sets NODE_ENV for the builder',
  'tools/left-out/leftOut.ts': 'sets NODE_ENV for the builder',
  'tools/packages/packageFiles.ts': 'sets NODE_ENV for the builder',
  'tools/size/librarySize.ts': 'names NODE_ENV to the bundler',
};
/**
 * A read of a variable, or an alias of the environment. Passing the whole environment to its reader is neither.
 */
const READS =
  /process\??\.env\s*(?:\?\.|[.[])|=\s*process\??\.env\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*'(?:node:)?process'/;

const sources = globSync(['{libs,apps,tools}/**/*.{ts,tsx,mts,mjs,js}'], {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist', 'out-tsc', 'storybook-static'].includes(path.basename(name)),
}).filter((file) => file !== 'tools/checks/environment.spec.ts');
const reading = sources.filter((file) => READS.test(readFileSync(path.join(ROOT, file), 'utf8')));

describe('environment variables', () => {
  it('are read by apps/server/src/configuration/environment.ts and nowhere else', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(reading.sort()).toEqual(Object.keys(ALLOWED).sort());
  });
  it('have a description each', () => {
    for (const [name, description] of environmentRows()) expect(description, name).toMatch(/\w.*\.$/);
  });
});
