import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnCookie } from '@forecourt/contracts';

/** Addresses of a page's browser files. */
export interface PageAssets {
  readonly entry: string;
  readonly preloads: readonly string[];
}

/** A site as a host app renders it. */
export interface RenderedSite {
  readonly slug: string;
  readonly origin: string;
  readonly config: PublicConfig;
  readonly paths?: Readonly<Record<string, string>>;
  readonly modules?: readonly string[];
  readonly otherLanguages?: readonly { readonly language: string; readonly origin: string }[];
  readonly translation?: string;
}

/** What a host app's server build exports. Structural, so that this library needs no browser library. */
export interface HostRenderer {
  readonly template: string;
  /** Ids of the features that the template installs. */
  readonly features: readonly string[];
  /** Features that need a module of the service. */
  readonly needs: readonly { readonly feature: string; readonly module: string }[];
  /** Pages that a site has not, because they read sections of features which the template does not install. */
  lacking(site: RenderedSite): readonly { readonly page: string; readonly section: string }[];
  /** Paths of the pages in a site's sitemap, in addition to its vehicles. */
  listedPaths(site: RenderedSite): readonly string[];
  /** Paths of pages that follow from what the site has for sale, for its sitemap. */
  stockPaths?(site: RenderedSite, stock: unknown): Promise<readonly string[]>;
  /** Route id to path pattern of every page that the site has. */
  pagesOf(site: RenderedSite): ReadonlyMap<string, string>;
  /** Route id of the page that a path leads to; undefined where the site has none. */
  pageAt(site: RenderedSite, path: string): string | undefined;
  /** Ids of what features can show in a place of a page, by the place's id. */
  fillsOf(slotId: string): readonly string[];
  /** Route ids of the pages that show something of these sections of the configuration; `all` where every page does. */
  pagesReading(site: RenderedSite, sections: readonly string[]): 'all' | readonly string[];
  /** What the loader of a page answers for an address, without drawing it; undefined where this page is not there. */
  dataOf(
    page: string,
    request: {
      request: Request;
      site: RenderedSite;
      api: unknown;
      search: unknown;
      searchAccess: unknown;
      now: number;
    },
  ): Promise<unknown>;
  render(request: {
    request: Request;
    site: RenderedSite;
    api: unknown;
    search: unknown;
    searchAccess: unknown;
    cookie?: (name: OwnCookie) => string | undefined;
    now: number;
    nonce: string;
    /** Of a page of a draft: the moment as at which it is shown, where it has one, and when the preview ends. */
    preview?: { readonly at?: number | undefined; readonly until: number };
    /** What a shopper quotes of a page that failed. */
    reference?: string;
    assets: (page: { load: string | undefined; parts: readonly string[] }) => PageAssets;
  }): Promise<{
    status: number;
    headers: Headers;
    html?: string;
    /** Path pattern of the page; absent where the address leads to none. */
    route?: string;
    /** Parts of the page that failed through a fault of our own; the page shows its own words for them. */
    faults: readonly unknown[];
  }>;
}
export type PublicConfig = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A built host app, ready to serve. */
export interface HostBundle {
  readonly template: string;
  readonly renderer: HostRenderer;
  /** Folder of the browser files. */
  readonly clientDir: string;
  readonly pageAssets: (page: { load: string | undefined; parts: readonly string[] }) => PageAssets;
}

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Loads a host app from its `dist`. Throws one clear line when it was not built. */
export async function loadHostBundle(appDir: string): Promise<HostBundle> {
  const clientDir = path.join(appDir, 'dist/client');
  const entry = path.join(appDir, 'dist/server/entry-server.js');
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new Error(`${appDir} is not built. Run "npm run build:hosts" first.`);
  }
  const module = (await import(pathToFileURL(entry).href)) as { renderer: HostRenderer };
  return { template: module.renderer.template, renderer: module.renderer, clientDir, pageAssets: pageAssets(manifest) };
}

/** The entry, and the chunks that it and the matched page need: browsers fetch them in parallel, not after it. */
export function pageAssets(manifest: Manifest): HostBundle['pageAssets'] {
  const keys = Object.keys(manifest);
  const entryKey = keys.find((key) => chunkOf(manifest, key)?.isEntry);
  const entry = entryKey && chunkOf(manifest, entryKey);
  if (!entry) throw new Error('The host’s manifest names no entry.');
  const entryChunks = chunkClosure(manifest, [entryKey]);
  const known = new Map<string, PageAssets>();
  return ({ load, parts }) => {
    const names = [load, ...parts].flatMap((source) => moduleName(source) ?? []);
    const cacheKey = names.join(' ');
    let assets = known.get(cacheKey);
    if (assets === undefined) {
      const starts = names.flatMap((name) =>
        keys.filter((key) => key.endsWith(`/${name}.tsx`) || key.endsWith(`/${name}.ts`)),
      );
      const chunks = new Set([...entryChunks, ...chunkClosure(manifest, starts)]);
      chunks.delete(entryKey);
      const preloads = [...chunks].flatMap((key) => chunkOf(manifest, key)?.file ?? []).map((file) => `/${file}`);
      assets = { entry: `/${entry.file}`, preloads };
      known.set(cacheKey, assets);
    }
    return assets;
  };
}

const chunkOf = (manifest: Manifest, key: string) => (Object.hasOwn(manifest, key) ? manifest[key] : undefined);

function chunkClosure(manifest: Manifest, starts: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of starts) {
    const chunk = chunkOf(manifest, key);
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    chunkClosure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/** `() => import("./chunks/ListingPage-Cx1.js")` names the module ListingPage; the server build keeps module names. */
export function moduleName(load: string | undefined): string | undefined {
  return load?.match(/import\(\s*["'`](?:[^"'`]*\/)?([A-Za-z][A-Za-z0-9]*)(?:-[\w-]+)?\.(?:js|mjs|tsx?)["'`]/)?.[1];
}
