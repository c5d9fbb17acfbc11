import * as contracts from '@forecourt/contracts';
import { mountedPath, type RouteRef } from '@forecourt/contracts';
import type { PageDefinition } from '@forecourt/composition';
import { MOVED_ROUTES } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

/** Pages of a template, those of its host and of its features. */
export type TemplatePages = ReadonlyMap<string, readonly PageDefinition[]>;

export interface RouteRow {
  readonly id: string;
  readonly feature: string;
  readonly path: string;
  /** Other addresses under which demo dealers have it. */
  readonly variants: readonly string[];
  /** Option of `site` that mounts it elsewhere. */
  readonly option?: string;
  /** Whether a site's options decide that it is there. */
  readonly isOptional: boolean;
  readonly templates: readonly string[];
}

const isRoute = (value: unknown): value is RouteRef =>
  typeof value === 'object' && value !== null && 'defaultPath' in value && 'id' in value;

/** Every page that features may link to, by feature and address, with the templates that draw it. */
export function routeRows(
  templates: TemplatePages,
  sites: readonly Pick<ConfiguredSite, 'paths' | 'template'>[],
): RouteRow[] {
  const declared = Object.values<unknown>(contracts).filter(isRoute);
  const own = [...templates.values()].flat().map(({ route }) => route);
  const routes = new Map([...declared, ...own].map((route) => [route.id, route]));
  return [...routes.values()]
    .map((route): RouteRow => {
      const drawn = [...templates].filter(([, pages]) => pages.some((page) => page.route.id === route.id));
      const names = drawn.map(([name]) => name);
      const mounted = sites.filter(({ template }) => names.includes(template));
      const paths = new Set(mounted.map((site) => mountedPath(route, site.paths)));
      const moved = Object.hasOwn(MOVED_ROUTES, route.id) ? MOVED_ROUTES[route.id] : undefined;
      return {
        id: route.id,
        feature: route.id.split('/')[0] ?? '',
        path: route.defaultPath,
        variants: [...paths].filter((path) => path !== route.defaultPath).sort(),
        ...(moved ? { option: moved.option } : {}),
        isOptional: drawn.some(([, pages]) => pages.some(({ route: { id }, isOn }) => id === route.id && isOn)),
        templates: names,
      };
    })
    .sort((a, b) => a.feature.localeCompare(b.feature) || a.path.localeCompare(b.path));
}

const code = (text: string): string => `\`${text}\``;

/** The document of all pages: one row each, one column for each template. */
export function routeDocument(rows: readonly RouteRow[], templates: readonly string[]): string {
  const head = ['Page', 'Feature', 'Address', 'Elsewhere', 'Switched', ...templates];
  const lines = rows.map((row) => [
    code(row.id),
    row.feature,
    code(row.path),
    [...(row.option === undefined ? [] : [`by ${code(`site.${row.option}`)}`]), ...row.variants.map(code)].join(', '),
    row.isOptional ? 'by option' : '',
    ...templates.map((name) => (row.templates.includes(name) ? '✓' : '–')),
  ]);
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# Pages of a site

Written by \`npm run docs:routes\` from the routes of the features that each template installs; a test holds it to them.
"Elsewhere" names the option that moves a page and where demo dealers have it. A page that is "switched" is on the sites
whose options have it. A dash in every column is an address that features know and no template draws yet: nothing links
to it.

${table}
`;
}
