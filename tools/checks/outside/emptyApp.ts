import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/libraries.ts';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const tsconfig = (module: object) => ({
  compilerOptions: {
    ...module,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['vite/client'],
  },
  include: ['src'],
});

const pageOf = (entry: string): string =>
  `<!doctype html><div id="root"></div><script type="module" src="/src/${entry}.ts"></script>\n`;

/** An app as Vite's template for React and TypeScript makes it, without a page and without `skipLibCheck`. */
export function writeEmptyApp(folder: string): void {
  const files: Readonly<Record<string, object | string>> = {
    'package.json': {
      name: 'outside',
      private: true,
      type: 'module',
      dependencies: versions(['react', 'react-dom']),
      devDependencies: versions(['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']),
    },
    'tsconfig.bundler.json': tsconfig({ module: 'esnext', moduleResolution: 'bundler' }),
    'tsconfig.nodenext.json': tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
    'vite.config.js': `import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { target: 'es2023', rolldownOptions: { input: ['index.html', 'client-only.html'] } },
};
`,
    'index.html': pageOf('entry-client'),
    'client-only.html': pageOf('client-only'),
  };
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

/** Writes the files of a README's examples, whose first line names the file, and returns its `npm install`. */
export function writeExamples(readme: string, folder: string): readonly string[] {
  const blocks = [...readme.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  for (const code of blocks) {
    const [, name] = /^\/\/ (src\/\S+)\n/.exec(code) ?? [];
    if (name !== undefined) writeFileSync(path.join(folder, name), code);
  }
  const command = blocks.find((code) => code.startsWith('npm install '));
  if (command === undefined) throw new Error('This README has no npm install.');
  return command.trim().split(' ').slice(1);
}

/** A page that the browser draws itself, by the steps of `@forecourt/ssr/page`. */
export const CLIENT_ONLY = `import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter, createStaticHandler } from 'react-router-dom';
import { createSite } from '@forecourt/composition';
import type { ApiGateway } from '@forecourt/runtime';
import { createBrowserSearch, type SearchAccess } from '@forecourt/runtime/search';
import { makeStore } from '@forecourt/runtime/store';
import { createRouterContext, createRoutes, drawnPage, drawnParts } from '@forecourt/ssr/page';
import { hydratePage, loadFirstCode, preloadParts } from '@forecourt/ssr/page';
import { siteCss } from '@forecourt/ui-kit/theme';
import { host } from './host.js';
import { configOf } from './site.js';
import { ACCESS, DEALER } from './given.js';

const access: SearchAccess = ACCESS;
const api: ApiGateway = { request: () => Promise.reject(new Error('This app has no service.')) };
const search = createBrowserSearch({ access, refreshKey: () => Promise.resolve(access) });
const config = configOf(DEALER);
const ownRoutes = host.pages.map(({ route }) => route);
const site = createSite({ slug: 'own', origin: location.origin, features: host.features, config, ownRoutes });
const root = document.getElementById('root');
if (!root) throw new Error('no root');
document.head.append(Object.assign(document.createElement('style'), { textContent: siteCss(config) }));

await preloadParts(host);
const getContext = () => createRouterContext({ site, api, search, now: Date.now });
const handler = createStaticHandler(createRoutes(host, site), { future: { v8_middleware: true } });
const context = await handler.query(new Request(location.href), { requestContext: getContext() });
if (context instanceof Response) throw new Error('a redirect');
const store = makeStore({ api, search, site: site.slug });
const frame = { site, siteContexts: host.siteContexts, store, search, cache: createCache({ key: 'fc' }) };
const parts = drawnParts();
root.innerHTML = parts.putInto(renderToString(drawnPage({ ...frame, handler, context, parts })));

const routes = createRoutes(host, site);
await loadFirstCode(routes, site, location, root);
const { loaderData, actionData, errors } = context;
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData, actionData, errors },
  future: { v8_middleware: true },
  getContext,
});
hydratePage(root, { ...frame, router });
`;
