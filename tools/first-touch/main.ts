// `npm run first-touch`: on every page of every site, a new visitor for every element, each touched once;
// with `--once` what stands on several pages of a site is touched on the first of them.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium, openPage, type ViewportName } from '../browser/chromium.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { firstTouch } from './firstTouch.ts';
import { pagesOf } from './pagesOf.ts';
import { choose, touchablesOf, unknown } from './touchables.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string' },
    port: { type: 'string' },
    viewport: { type: 'string', default: 'phone,desktop' },
    most: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
  },
});
const most = Number(values.most);
if (!Number.isInteger(most) || most < 1) throw new Error(`--most must be a whole number from 1, not "${values.most}".`);

interface Place {
  readonly origin: string;
  readonly path: string;
  readonly viewport: ViewportName;
  /** Kinds that were touched on other pages, and are not touched again. */
  readonly known: Set<string>;
}

async function touchPage(browser: Browser, { origin, path, viewport, known }: Place): Promise<number> {
  const { context, page } = await openPage(browser, viewport);
  await page.goto(origin + path);
  const touchables = choose(unknown(await touchablesOf(page), known), most);
  if (values.once) for (const { kind } of touchables) known.add(kind);
  await context.close();
  let findings = 0;
  for (const touchable of touchables) {
    for (const finding of await firstTouch(browser, { origin, path, viewport, touchable })) {
      findings += 1;
      console.log(`${origin}${path} ${viewport} · ${touchable.kind} · ${finding}`);
    }
  }
  console.error(`${origin}${path} ${viewport}: ${touchables.length} touches, ${findings} findings`);
  touches += touchables.length;
  return findings;
}

let touches = 0;
let findings = 0;
const forecourt = values.port
  ? undefined
  : await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
const browser = await launchChromium();
try {
  const slugs = values.site?.split(',') ?? forecourt?.sites.map(({ slug }) => slug) ?? [];
  if (slugs.length === 0) throw new Error('--port needs --site: the sites of a platform that runs already.');
  for (const slug of slugs) {
    const origin = `http://${slug}.localhost:${values.port ?? forecourt?.port ?? ''}`;
    const { context, page } = await openPage(browser, 'desktop');
    const pages = values.page?.split(',') ?? (await pagesOf(page, origin));
    await context.close();
    for (const viewport of values.viewport.split(',') as ViewportName[]) {
      const known = new Set<string>();
      for (const path of pages) findings += await touchPage(browser, { origin, path, viewport, known });
    }
  }
} finally {
  await browser.close();
  await forecourt?.close();
}
console.log(`${touches} first touches, ${findings} findings`);
process.exit(findings > 0 ? 1 : 0);
