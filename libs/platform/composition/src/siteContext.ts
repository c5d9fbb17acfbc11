import { createContext, useContext } from 'react';
import { fillPath, mountedPath, signInRoute, type RouteRef } from '@forecourt/contracts';
import { sectionOf, type SectionRef } from '@forecourt/site-config';
import type { FeatureDefinition, PageDefinition, SlotFill } from './defineFeature.js';
import { gateOf } from './gateOf.js';
import type { OtherLanguage, PublicConfig, SiteInfo } from './siteInfo.js';

export interface Site extends SiteInfo {
  readonly features: readonly FeatureDefinition[];
  fillsOf(slotId: string): readonly SlotFill[];
  /** Path pattern under which each route that the site has is mounted. */
  readonly paths: ReadonlyMap<string, string>;
  /** Ids of the fills that the site does not have by its options. */
  readonly off: readonly string[];
  readonly otherLanguages: readonly OtherLanguage[];
  /** The moment as at which a preview shows the site, epoch milliseconds; undefined for the present one. */
  readonly shownAt?: number;
}

export interface SiteOptions {
  readonly slug: string;
  readonly origin: string;
  readonly features: readonly FeatureDefinition[];
  readonly config: PublicConfig;
  readonly otherLanguages?: readonly OtherLanguage[];
  /** The moment as at which a preview shows the site, epoch milliseconds. */
  readonly shownAt?: number;
  /** Route id to path pattern, where this site mounts a route elsewhere. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Ids of the service's modules, for features that need one; every module when left out. */
  readonly modules?: readonly string[];
  /** Routes of the host itself, for example its home page. */
  readonly ownRoutes?: readonly RouteRef<string>[];
  /**
   * Route id to path pattern of every page that the site has, where that is known already: in the browser, which may
   * not have the options that decide it.
   */
  readonly mounted?: Readonly<Record<string, string>>;
  /** Ids of the fills that the site does not have, in the browser for the same reason. */
  readonly off?: readonly string[];
}

/** Joins features and configuration. Throws on a duplicate feature or fill id, naming both places. */
export function createSite(options: SiteOptions): Site {
  const { slug, origin, features, config, otherLanguages = [], paths: moved = {}, ownRoutes = [], mounted } = options;
  const seen = new Set<string>();
  for (const id of features.flatMap((f) => [f.id, ...(f.fills ?? []).map((item) => item.id)])) {
    if (seen.has(id))
      throw new Error(`"${id}" is installed twice on site "${slug}". Remove one from the feature list.`);
    seen.add(id);
  }
  const isServed = ({ module }: FeatureDefinition) =>
    module === undefined || options.modules === undefined || options.modules.includes(module);
  const routes = () => {
    const pages = features
      .filter(isServed)
      .flatMap((f) => (f.pages ?? []).filter((page) => missingSections(page, config).length === 0))
      .filter(({ isOn }) => isOn?.({ slug, config }) ?? true);
    // a page behind a sign-in is out of reach where the site has no sign-in
    const canSignIn = pages.some(({ route }) => route.id === signInRoute.id);
    const open = canSignIn ? pages : pages.filter((page) => !gateOf(page, { slug, config }));
    return [...ownRoutes, ...open.map(({ route }) => route)];
  };
  const paths = new Map(
    mounted ? Object.entries(mounted) : routes().map((route) => [route.id, mountedPath(route, moved)]),
  );
  const everyFill = features.flatMap((f) => f.fills ?? []);
  const isOff = (feature: FeatureDefinition, { isOn }: SlotFill) =>
    !isServed(feature) || isOn?.({ slug, config }) === false;
  const off =
    options.off ?? features.flatMap((f) => (f.fills ?? []).filter((item) => isOff(f, item)).map(({ id }) => id));
  const fills = new Map<string, SlotFill[]>();
  for (const item of everyFill.filter(({ id }) => !off.includes(id))) {
    fills.set(
      item.slotId,
      [...(fills.get(item.slotId) ?? []), item].sort((a, b) => a.order - b.order),
    );
  }
  return {
    slug,
    origin,
    config,
    otherLanguages,
    ...(options.shownAt === undefined ? {} : { shownAt: options.shownAt }),
    features,
    paths,
    off,
    fillsOf: (slotId) => fills.get(slotId) ?? [],
    href: (route, params) => {
      const pattern = paths.get(route.id);
      return pattern === undefined ? undefined : fillPath(pattern, params);
    },
  };
}

/** Ids of sections that a page reads and a site has not: those of features that its template does not install. */
export const missingSections = ({ sections = [] }: Pick<PageDefinition, 'sections'>, config: PublicConfig): string[] =>
  sections.map(({ id }) => id).filter((id) => !Object.hasOwn(config, id));

/** Fills in the order that a site asks for by their ids; those it does not name stay away. */
export function arranged(fills: readonly SlotFill[], arrangement: readonly string[] | undefined): readonly SlotFill[] {
  return arrangement ? arrangement.flatMap((id) => fills.find((item) => item.id === id) ?? []) : fills;
}

export const SiteContext = createContext<Site | null>(null);

/** The site of the page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site)
    throw new Error(
      'useSite: no site above this component. Wrap it in <SiteContext value>; in a story, use the withSite decorator.',
    );
  return site;
}

/** A section of the site's configuration; outside components it is `sectionOf(site, section)`. */
export function useSection<Section extends object>(section: SectionRef<Section>): Section {
  return sectionOf(useSite(), section);
}

/** Path of a page, or undefined when its feature is not installed: render no link then. */
export function useRouteHref<Param extends string>(
  route: RouteRef<Param>,
  params?: Readonly<Partial<Record<Param, string>>>,
): string | undefined {
  return useSite().href(route, params);
}
