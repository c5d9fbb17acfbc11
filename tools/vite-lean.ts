import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Only for what browsers get: the server reads packages as they are. */
const BROWSER = {
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
} as const;

const ROUTER = path.dirname(path.dirname(require.resolve('react-router')));
const ROUTER_ENTRIES = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
]);

/**
 * The router's package carries a build without warnings for developers but exports only the one with them. In that
 * build a name for developers' tools, and a call that no bundler may drop, keep every component of the router in every
 * page's first script, used or not.
 */
export function leanRouter(): Plugin {
  const production = path.join(ROUTER, 'production');
  return {
    name: 'forecourt:lean-router',
    ...BROWSER,
    resolveId(id) {
      const file = ROUTER_ENTRIES.get(id);
      return file === undefined ? null : path.join(production, file);
    },
    transform(code, id) {
      if (!id.startsWith(production)) return null;
      const lean = code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (\w+\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  };
}

const NO_STATICS = '\0forecourt:no-statics';

/** Emotion copies statics for `withTheme` alone, which nobody uses: a hook reads the theme. */
export function leanEmotion(): Plugin {
  return {
    name: 'forecourt:lean-emotion',
    ...BROWSER,
    resolveId: (id, importer) =>
      id === 'hoist-non-react-statics' && importer?.includes('/@emotion/react/') ? NO_STATICS : null,
    load: (id) =>
      id === NO_STATICS
        ? `export default () => { throw new Error('withTheme is not in the browser build: use useTheme.'); };`
        : null,
  };
}

/** Helpers that stand for `{ ...one, ...other }`; each is called with an object that is new. */
const SPREADS = /^@swc\/helpers\/esm\/_object_spread(_props)?\.js$/;
const SPREAD = '\0forecourt:spread';

/**
 * InstantSearch is published for browsers without object spread: its helpers, key by key, cost a twentieth of a
 * listing.
 */
export function leanSpread(): Plugin {
  return {
    name: 'forecourt:lean-spread',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (SPREADS.test(id) ? SPREAD : null),
    load: (id) =>
      id === SPREAD
        ? 'export const _ = (first, ...others) => others.reduce((all, other) => ({ ...all, ...other }), first);'
        : null,
  };
}

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What Vite calls around every dynamic import fetches styles and lists of files: neither is there, as styles are
 * Emotion's.
 */
export function leanPreload(): Plugin {
  return {
    name: 'forecourt:lean-preload',
    ...BROWSER,
    load: {
      order: 'pre',
      handler: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
    },
  };
}
