import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersConfig } from '@forecourt/offers/config';
import { buildKia, demoSites } from '../../apps/api/src/testing/demo.ts';
import { openService } from '../../apps/api/src/testing/openService.ts';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { postJson } from '../commands/askSite.ts';
import { ROOT } from '../packages/libraries.ts';
import { packLibraries, withNeeded } from '../packages/packed.ts';
import { SITE_HOST, startAppServer, type AppServer } from './outside/appServer.ts';
import { ALONE, installOf, writeEmptyApp, writeExamples } from './outside/emptyApp.ts';
import { OUTSIDE } from './outside/libraries.ts';
import { OutsideTable } from './outside/outsideTable.ts';
import { startRegistry, type LoopbackRegistry } from './outside/loopbackRegistry.ts';

// Each library alone in an empty app, by the commands and the code of its README, with the registry and nothing else of
// this workspace. `-t search` takes one of them.

const run = promisify(execFile);
const SSR = path.join(ROOT, 'libs/platform/ssr');
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-outside-'));
const readmeOf = (dir: string): string => readFileSync(path.join(dir, 'README.md'), 'utf8');
const linesIn = (files: ReadonlyMap<string, string>, names: readonly string[]): number =>
  names.flatMap((name) => files.get(name)?.trim().split('\n') ?? []).filter((line) => line.trim() !== '').length;

const table = new OutsideTable();
const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(0)} s`;

let registry: LoopbackRegistry;
let service: Awaited<ReturnType<typeof openService>>;
let browser: Browser;

beforeAll(async () => {
  const needed = withNeeded([SSR, ...OUTSIDE.map(({ name }) => path.join(ROOT, 'libs', name))]);
  const projects = needed.map((dir) => path.relative(ROOT, dir)).join(',');
  await run('npx', ['nx', 'run-many', '-t', 'build', '-p', projects], { cwd: ROOT, maxBuffer: 1e8 });
  const packed = packLibraries(needed, path.join(folder, 'packed'));
  const byName = new Map(
    needed.map((dir) => {
      const manifest = JSON.parse(readFileSync(path.join(dir, 'dist/package.json'), 'utf8')) as { name: string };
      return [manifest.name, manifest];
    }),
  );
  registry = await startRegistry(packed, ({ name }) => byName.get(name) ?? {});
  const sites = demoSites({ offers: offersConfig.defaults });
  service = await openService({ harbour: [buildKia('1'), buildKia('2')] }, { sites, isProduction: false });
  await service.worker.drain();
  browser = await launchChromium();
}, 3_600_000);

afterAll(async () => {
  console.log(table.toString());
  await browser?.close();
  await service?.close();
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe.each(OUTSIDE)('LIB-01 $name in an app outside this workspace', ({ name, address, shows, alone, selected }) => {
  const app = path.join(folder, name);
  const servers: { close(): void }[] = [];
  let files: ReadonlyMap<string, string>;

  const inApp = (command: string, ...args: string[]) =>
    run(command, args, { cwd: app, env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' } }).catch(
      (error: { stdout: string; stderr: string }) => {
        // the output of a tool that failed is the message
        throw new Error(error.stdout + error.stderr);
      },
    );
  const tool = (file: string, ...args: string[]) => inApp(process.execPath, path.join('node_modules', file), ...args);

  const serve = async (file: string): Promise<AppServer> => {
    const html = readFileSync(path.join(app, ALONE, file), 'utf8');
    const server = await startAppServer(service, path.join(app, ALONE), html);
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    const readme = readmeOf(path.join(ROOT, 'libs', name));
    writeEmptyApp(app);
    writeFileSync(path.join(app, '.npmrc'), `@forecourt:registry=${registry.url}\nprefer-offline=true\n`);
    files = new Map([...writeExamples(readmeOf(SSR), app), ...writeExamples(readme, app)]);
    const begin = performance.now();
    for (const install of [installOf(readme), installOf(readmeOf(SSR))])
      await inApp('npm', ...install, '--include=dev', '--no-audit', '--no-fund');
    table.say(name, 'install', secondsSince(begin));
    const built = performance.now();
    await tool('vite/bin/vite.js', 'build', '--config', 'vite.check.config.js');
    await tool('vite/bin/vite.js', 'build', '--config', 'vite.client.config.ts');
    await tool('vite/bin/vite.js', 'build', '--ssr', 'src/entry-server.ts', '--outDir', 'server');
    table.say(name, 'build', secondsSince(built));
  }, 1_200_000);

  afterAll(() => {
    for (const server of servers) server.close();
  });

  it.each(['bundler', 'nodenext'])('is typed as %s resolves it, with the declarations of all packages', async (way) => {
    await tool('typescript/bin/tsc', '--project', `tsconfig.${way}.json`);
    table.say(name, way, 'typed');
  });

  it('is bundled by the development server', async () => {
    await tool('vite/bin/vite.js', 'optimize', '--force');
    table.say(name, 'development', 'bundled');
  });

  it('takes at most 25 lines in the browser alone, and 60 with a server', () => {
    const alone = linesIn(files, ['src/main.tsx']);
    const served = linesIn(files, [
      'src/host.ts',
      'src/entry-client.ts',
      'src/entry-server.ts',
      'vite.client.config.ts',
      'server.js',
    ]);
    table.say(name, 'lines alone', String(alone));
    table.say(name, 'lines served', String(served));
    expect(alone).toBeLessThanOrEqual(25);
    expect(served).toBeLessThanOrEqual(60);
  });

  it('carries no schemas into the browser', () => {
    const page = readFileSync(path.join(app, ALONE, 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    expect(scripts.length).toBeGreaterThan(0);
    const codes = scripts.map((file) => [file, readFileSync(path.join(app, ALONE, file), 'utf8')] as const);
    const bytes = codes.reduce((sum, [, code]) => sum + gzipSync(code, { level: 9 }).length, 0);
    table.say(name, 'kB at once', (bytes / 1000).toFixed(1));
    const withSchemas = codes.filter(([, code]) => /[`'"]ZodObject[`'"]/.test(code)).map(([file]) => file);
    expect(withSchemas).toEqual([]);
  });

  it('shows its page in a browser alone', async () => {
    const { origin } = await serve('index.html');
    await expectPage(browser, origin + address, (page) => hasText(page, shows));
    table.say(name, 'browser', 'shown');
  });

  it('renders its page on a server in plain Node, and hydrates it', async () => {
    const port = await freePort();
    const { inside } = await serve('index.html');
    const server = spawn(process.execPath, ['server.js'], {
      cwd: app,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', PORT: String(port), SERVICE: inside },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    servers.push({ close: () => void server.kill() });
    await answers(`http://127.0.0.1:${port}${address}`);
    const response = await fetch(`http://127.0.0.1:${port}${address}`);
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain(shows);
    await expectPage(browser, `http://${SITE_HOST}:${port}${address}`, (page) => hasText(page, shows));
    // what it passes on still says whose page sent it
    const host = `${SITE_HOST}:${port}`;
    const statusFor = async (headers: Readonly<Record<string, string>>) =>
      (await postJson(port, host, '/api/enquiries', {}, headers)).status;
    const senders = [{ origin: `http://${host}` }, { origin: 'https://evil.example' }, { origin: 'null' }];
    expect(await Promise.all(senders.map(statusFor))).toEqual([422, 403, 403]);
    expect(await statusFor({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    table.say(name, 'server', 'rendered, hydrated');
  });

  it('has a part that stands alone on a page of the host, and a slice in its store', async () => {
    const { origin } = await serve('part.html');
    await expectPage(browser, `${origin}/part.html`, async (page) => {
      await hasText(page, alone);
      expect(await page.title()).toBe(selected);
    });
    table.say(name, 'part and slice', selected);
  });
});

/** What shoppers and screen readers read of HTML. */
const textOf = (html: string): string => html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '');

const hasText = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.body.innerText.includes(wanted) ||
      [...document.images].some(({ alt }) => alt.includes(wanted)) ||
      [...document.querySelectorAll('[aria-label]')].some((item) => item.ariaLabel?.includes(wanted)),
    text,
    { timeout: 30_000 },
  );

/** A page that is alive, shows what it should, and complains about nothing of script. */
async function expectPage(browser: Browser, address: string, shows: (page: Page) => Promise<unknown>): Promise<void> {
  const { context, page, log } = await openPage(browser, 'desktop');
  try {
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    await shows(page).catch(async (error: unknown) => {
      throw new Error(`${address} shows:\n${await page.locator('body').innerText()}\n${log.problems.join('\n')}`, {
        cause: error,
      });
    });
    // the app has no pictures and no fonts: what counts is that no script failed and that hydration found its HTML
    expect(log.problems.filter((problem) => /^script:|Hydrat|React|Redux/.test(problem))).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Waits until a server answers, whatever it says. */
async function answers(address: string, tries = 120): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
