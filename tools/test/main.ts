// `npm test`: every check there is, in the order in which failures are cheapest, with one line of totals at the end.
// What reads alone and uses one core goes side by side.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_PATH, hasChromium } from '../chromium.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTS = path.join(ROOT, 'test-output');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** File of Vitest's JSON report, for the totals. */
  readonly report?: string;
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    '--config',
    'vitest.workspace.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-output/${name}.json`,
  ],
  report: path.join(REPORTS, `${name}.json`),
});

/** Lanes that run side by side, one such group after the other. */
const GROUPS: readonly (readonly (readonly Step[])[])[] = [
  [
    [{ name: 'lint', command: ['npm', 'run', '--silent', 'lint'] }],
    [
      { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    ],
  ],
  [[vitest('unit', '@forecourt/*', 'tools')]],
  [[vitest('stories', 'storybook')]],
  [[vitest('journeys', 'journeys')]],
];

/** Output of a step that has others beside it is shown in one piece, when it has ended. */
function run([command = '', ...args]: readonly string[], isAlone: boolean): Promise<number> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      CI: 'true',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    };
    const child = spawn(command, args, { cwd: ROOT, stdio: isAlone ? 'inherit' : 'pipe', env });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** One line per failed test: a long log is read from its end. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${file}: ${message.split('\n')[0]}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${failureMessages.join(' ').slice(0, 400)}`,
    );
  });
}

async function main(): Promise<number> {
  if (!hasChromium()) {
    console.error(
      `Chromium is missing at ${CHROMIUM_PATH}` +
        '. Install it ("apt-get install chromium" on Debian) or name it with CHROMIUM_PATH.',
    );
    return 1;
  }
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const broken: string[] = [];
  const failures: string[] = [];
  const take = async ({ name, command, report }: Step, isAlone: boolean): Promise<void> => {
    const startedAt = Date.now();
    console.log(`\n=== ${name}`);
    const code = await run(command, isAlone);
    console.log(`=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    if (code !== 0) broken.push(name);
    if (!report) return;
    try {
      const answer = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const { numPassedTests, numFailedTests, numPendingTests } = answer;
      failures.push(...failuresOf(answer));
      totals.passed += numPassedTests;
      totals.failed += numFailedTests;
      totals.skipped += numPendingTests;
    } catch {
      if (code === 0) broken.push(`${name} (no report)`);
    }
  };
  for (const lanes of GROUPS)
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) await take(step, lanes.length === 1);
      }),
    );
  console.log(broken.length === 0 ? '\nAll checks passed.' : `\nFailed: ${broken.join(', ')}`);
  for (const failure of failures) console.log(failure);
  console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  return broken.length === 0 && totals.passed > 0 ? 0 : 1;
}

process.exit(await main());
