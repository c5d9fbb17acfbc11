import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, CHROMIUM_PATH, WINDOWLESS_PATH } from '../chromium.ts';
import { VIEWPORTS, type ViewportName } from './viewports.ts';

export { VIEWPORTS, type ViewportName } from './viewports.ts';

/** Dealer hosts end in `.localhost`; not every resolver knows that these mean this machine. */
const RESOLVE_LOCALHOST = '--host-resolver-rules=MAP *.localhost 127.0.0.1';

/**
 * `keepsPages`: with the memory for pages that were left, `hasScrollbars`: with bars that take room, both as shoppers
 * have them; Playwright turns them off. `isWindowless`: the build that is quicker, for what is no measurement.
 */
export const launchChromium = ({
  keepsPages = false,
  hasScrollbars = false,
  isWindowless = false,
} = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: isWindowless ? WINDOWLESS_PATH : CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS, RESOLVE_LOCALHOST],
    ignoreDefaultArgs: [
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(hasScrollbars ? ['--hide-scrollbars'] : []),
    ],
  });

/** What a page complained about. Empty for a page that is in order. */
export interface PageLog {
  readonly problems: string[];
  readonly requests: string[];
}

/**
 * Opens a page that records console errors and warnings, script faults, failed requests and answers of 500 and above.
 */
export async function openPage(
  browser: Browser,
  viewport: ViewportName,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; log: PageLog }> {
  const context = await browser.newContext({ viewport: VIEWPORTS[viewport], ...options });
  const page = await context.newPage();
  // a page has loaded once its last picture has, and the image service makes each size on its first request
  page.setDefaultNavigationTimeout(50_000);
  const log: PageLog = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) log.problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.problems.push(`script: ${error.message}`));
  page.on('request', (request) => log.requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) log.problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) log.problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  return { context, page, log };
}

/**
 * Waits until React has taken an element over: the first touch of a part brings its code. React knows the elements of a
 * root while it is still at it; its root says when it is done.
 */
export async function whenAlive(element: Locator): Promise<void> {
  await element.page().waitForFunction(isAlive, await element.elementHandle());
}

/** Runs in the page. */
function isAlive(node: Node | null): boolean {
  const own = (at: Element, prefix: string): unknown =>
    Object.entries(at).find(([name]) => name.startsWith(prefix))?.[1];
  if (!(node instanceof Element) || !own(node, '__reactProps')) return false;
  for (let at: Element | null = node; at; at = at.parentElement) {
    const container = own(at, '__reactContainer') as
      { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } } | undefined;
    if (container) return container.stateNode.current.memoizedState.isDehydrated !== true;
  }
  return false;
}

/** Waits until the page is hydrated. */
export const whenHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true', null, { timeout: 20_000 });
