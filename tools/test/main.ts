// `npm test` runs what every change must pass; `npm run test:all` (`--all`) everything there is (docs/testing.md).
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_PATH, hasChromium } from '../chromium.ts';
import { failuresOf, type Report } from './report.ts';
import { EVERYTHING, EVERY_CHANGE, type Step } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTS = path.join(ROOT, 'test-output');
/** Lines of a failed step that are printed again at the end. */
const LAST_LINES = 60;

const { all: isWhole = false } = parseArgs({ options: { all: { type: 'boolean' } } }).values;

interface Run {
  readonly code: number;
  /** What it printed; empty where it printed by itself. */
  readonly output: string;
}

/** Runs a target of the workspace. If others run at the same time, its output appears in one piece, at its end. */
function runTarget(name: string, isAlone: boolean): Promise<Run> {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    CI: 'true',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(isWhole ? { TEST_SCOPE: 'all' } : {}),
  };
  return new Promise((resolve) => {
    const child = spawn('npx', ['nx', 'run', `workspace:check-${name}`, '--output-style=stream'], {
      cwd: ROOT,
      stdio: isAlone ? 'inherit' : 'pipe',
      env,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('close', (code) => {
      const output = Buffer.concat(chunks);
      process.stdout.write(output);
      resolve({ code: code ?? 1, output: output.toString() });
    });
  });
}

interface Outcome {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly report?: Report | undefined;
  readonly output: string;
}

function readReport({ name, hasReport }: Step): Report | undefined {
  if (!hasReport) return undefined;
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, `${name}.json`), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const startedAt = Date.now();
  console.log(`\n=== ${step.name}`);
  const { code, output } = await runTarget(step.name, isAlone);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const report = readReport(step);
  const isPassed = code === 0 && (!step.hasReport || (report?.numPassedTests ?? 0) > 0);
  console.log(`=== ${step.name}: ${isPassed ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { name: step.name, isPassed, seconds, report, output };
}

/** Each of `width` lanes takes the next step when it is free. */
async function runStage({ width, steps }: (typeof EVERYTHING)[number]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = steps.values();
  const lane = async () => {
    for (const step of waiting) outcomes.push(await runStep(step, width === 1));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return outcomes;
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;

function printTable(outcomes: readonly Outcome[], seconds: number): void {
  console.log('');
  for (const { name, isPassed, seconds: own, report } of outcomes) {
    const counts = report
      ? `${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`
      : '';
    console.log(
      `${name.padEnd(10)} ${isPassed ? 'ok    ' : 'FAILED'} ${minutes(own).padStart(13)}  ${counts}`.trimEnd(),
    );
  }
  const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    outcomes.reduce((total, { report }) => total + (report?.[key] ?? 0), 0);
  const isPassed = outcomes.every((outcome) => outcome.isPassed);
  console.log(`${'all'.padEnd(10)} ${isPassed ? 'ok    ' : 'FAILED'} ${minutes(seconds).padStart(13)}`);
  for (const failure of outcomes.flatMap(({ report }) => (report ? failuresOf(report, ROOT) : [])))
    console.log(failure);
  // a step without a report says what it found in its output, which is far above
  for (const { name, output } of outcomes.filter((outcome) => !outcome.isPassed && !outcome.report))
    console.log(`${name}:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
  console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`);
}

async function main(): Promise<number> {
  if (!hasChromium()) {
    console.error(
      `Chromium is missing at ${CHROMIUM_PATH}. Install it ("apt-get install chromium" on Debian) or name it with ` +
        'CHROMIUM_PATH.',
    );
    return 1;
  }
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const startedAt = Date.now();
  const outcomes: Outcome[] = [];
  for (const stage of isWhole ? EVERYTHING : EVERY_CHANGE) outcomes.push(...(await runStage(stage)));
  printTable(outcomes, Math.round((Date.now() - startedAt) / 1000));
  return outcomes.every(({ isPassed }) => isPassed) ? 0 : 1;
}

process.exit(await main());
