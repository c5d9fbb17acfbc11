import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, openPage } from '../browser/chromium.ts';
import { ROOT } from '../packages/libraries.ts';
import { packLibraries, withNeeded } from '../packages/packed.ts';
import { CLIENT_ONLY, writeEmptyApp, writeExamples } from './outside/emptyApp.ts';
import { startRegistry, type LoopbackRegistry } from './outside/loopbackRegistry.ts';
import { startStock } from './outside/stockServer.ts';

const run = promisify(execFile);
const SEARCH = path.join(ROOT, 'libs/search');
/** What the README's app renders: the listing, by `@forecourt/ssr`. */
const needed = withNeeded([SEARCH, path.join(ROOT, 'libs/platform/ssr')]);

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-outside-'));
const app = path.join(folder, 'app');
const inApp = (command: string, ...args: string[]) =>
  run(command, args, { cwd: app, env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' } });
/** The output of a tool that failed is the message. */
const tool = (name: string, ...args: string[]) =>
  inApp(process.execPath, path.join('node_modules', name), ...args).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr);
    },
  );

const dealer = JSON.parse(readFileSync(path.join(ROOT, 'dealers/pelican/site.json'), 'utf8')) as Record<string, object>;
const DEALER = {
  site: { ...dealer['site'], homeSections: ['search/home-hero'] },
  theme: dealer['theme'],
  vehicle: dealer['vehicle'],
};

/** Renders one page in the app's own Node: Vite's defaults leave its dependencies to Node. */
const RENDER = `
const { configOf, render } = await import('./server/entry-server.js');
const { url, origin, dealer, access, entry } = JSON.parse(process.argv[1]);
const { html } = await render(url, { slug: 'own', origin, config: configOf(dealer) }, access, entry);
process.stdout.write(html, () => process.exit());
`;

describe('the search feature in an app outside this workspace', () => {
  let registry: LoopbackRegistry;
  let stock: Awaited<ReturnType<typeof startStock>>;
  let browser: Browser;
  let access: object;
  const servers: Server[] = [];

  /** Serves what answers a path; whatever else is asked for are the built files. */
  async function serve(answer: (url: string) => Promise<string | undefined>): Promise<string> {
    const types = new Map([
      ['.js', 'text/javascript'],
      ['.html', 'text/html'],
    ]);
    const server = createServer((request, response) => {
      const asked = request.url ?? '/';
      const sendFile = (): void => {
        response.setHeader('content-type', types.get(path.extname(asked)) ?? 'application/octet-stream');
        response.end(readFileSync(path.join(app, 'dist', asked)));
      };
      if (asked.startsWith('/assets/')) return sendFile();
      if (asked.startsWith('/media/')) return void response.writeHead(404).end();
      void answer(asked).then((html = '') => response.setHeader('content-type', 'text/html').end(html));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
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
    stock = await startStock();
    access = { path: stock.url, apiKey: 'key', expiresAt: Date.now() / 1000 + 3600, collection: 'vehicles' };
    browser = await launchChromium();
    writeEmptyApp(app);
    writeFileSync(path.join(app, '.npmrc'), `@forecourt:registry=${registry.url}\nprefer-offline=true\n`);
    const install = writeExamples(readFileSync(path.join(SEARCH, 'README.md'), 'utf8'), app);
    writeFileSync(path.join(app, 'src/client-only.ts'), CLIENT_ONLY);
    const given = { ACCESS: access, DEALER };
    const lines = Object.entries(given).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
    writeFileSync(path.join(app, 'src/given.ts'), lines.join(''));
    await inApp('npm', ...install, '--include=dev', '--no-audit', '--no-fund');
    await tool('vite/bin/vite.js', 'build');
    await tool('vite/bin/vite.js', 'build', '--ssr', 'src/entry-server.ts', '--outDir', 'server');
  }, 1_200_000);

  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
    stock.close();
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['bundler', 'nodenext'])(
    'LIB-01 is typed as %s resolves it, with the declarations of all packages',
    async (way) => {
      await tool('typescript/bin/tsc', '--project', `tsconfig.${way}.json`);
    },
  );

  it('LIB-01 shows its listing in a browser alone', async () => {
    const page = readFileSync(path.join(app, 'dist/client-only.html'), 'utf8');
    const origin = await serve(() => Promise.resolve(page));
    await expectListing(`${origin}/search`, browser);
  });

  it('LIB-01 renders its listing on a server in plain Node, and hydrates it', async () => {
    const [, entry = ''] = /src="([^"]+)"/.exec(readFileSync(path.join(app, 'dist/index.html'), 'utf8')) ?? [];
    const origin: string = await serve(async (asked) => {
      const given = JSON.stringify({ url: origin + asked, origin, dealer: DEALER, access, entry });
      const { stdout } = await inApp(process.execPath, '--input-type=module', '--eval', RENDER, '--', given);
      return stdout;
    });
    const html = await (await fetch(`${origin}/search`)).text();
    expect(html).toContain('Kia Sorento');
    await expectListing(`${origin}/search`, browser);
  });
});

/** The listing has its vehicles, is alive, and complains about nothing. */
async function expectListing(address: string, browser: Browser): Promise<void> {
  const { context, page, log } = await openPage(browser, 'desktop');
  try {
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    expect(await page.locator('#results').textContent()).toContain('Mazda CX-5');
    // the app has no pictures and no fonts: what counts is that no script failed and that hydration found its HTML
    expect(log.problems.filter((problem) => /^script:|Hydrat|React/.test(problem))).toEqual([]);
  } finally {
    await context.close();
  }
}
