import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { RouteRef, SlotRef } from '@forecourt/contracts';
import type { SectionRef } from '@forecourt/site-config';
import type { DrawnSlot } from './drawnFills.js';
import type { FeatureState } from './featureState.js';
import type { HeadFunction } from './head.js';
import type { Site } from './siteContext.js';
import type { SiteInfo } from './siteInfo.js';

/** A module with a component; loaded when it is needed. */
export type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** When the browser hydrates a server-rendered part. Until then its HTML stays as it is and its code is not loaded. */
export type Hydrate = 'load' | 'idle' | 'visible' | 'scroll' | 'interaction' | 'never';

/** Whether a new address of a page needs its loader, for the site of that page: a document may hold several. */
export type RevalidatesPage = (change: Parameters<ShouldRevalidateFunction>[0], site: Site) => boolean;

/** Gate of a page: the server redirects shoppers who have not signed in to the sign-in (B6). */
export interface PageGate {
  /** What the sign-in says of it, for example `checkout`. */
  readonly type: string;
  /** Whether a site has the gate by its options; every site when left out. `site.gatedPages` puts it up as well. */
  readonly isOn?: (site: Pick<SiteInfo, 'slug' | 'config'>) => boolean;
  /** Parameter of the path or the query without which there is nothing behind the gate: then no one is redirected. */
  readonly needs?: string;
  /**
   * Path for those who would rather not sign in; the front page when left out. `params` are those of the path, and what
   * `needs` names.
   */
  readonly back?: (
    site: Pick<SiteInfo, 'href'>,
    params: Readonly<Record<string, string | undefined>>,
  ) => string | undefined;
}

/** What a site has for sale, by the names that its pages may be about. */
export interface ListedStock {
  readonly conditions: readonly string[];
  readonly makes: readonly string[];
  readonly models: readonly { readonly make: string; readonly model: string }[];
  readonly bodies: readonly string[];
  /** Slugs. */
  readonly locations: readonly string[];
  /** Slugs. */
  readonly dealerships: readonly string[];
}
export type ListedPaths = (site: Pick<SiteInfo, 'config' | 'slug'>, stock: ListedStock) => readonly string[];

export interface PageDefinition {
  readonly route: RouteRef<string>;
  readonly load: Load<object>;
  /** Slots that the page renders, itself or in one of its parts. A slot that is not named here stays empty. */
  readonly slots?: readonly (SlotRef<unknown> | DrawnSlot)[];
  /** Sections of the configuration that the page reads, where they are others than its feature's. */
  readonly sections?: readonly SectionRef<object>[];
  /** Data of the page, read on the server for the first page and in the browser afterwards. */
  readonly loader?: () => Promise<{ loader: LoaderFunction }>;
  /** Answers a form that was posted without JavaScript. */
  readonly action?: () => Promise<{ action: ActionFunction }>;
  /** Whether a site has the page by its options; every site when left out. Where it has not, nothing links to it. */
  readonly isOn?: (site: Pick<SiteInfo, 'slug' | 'config'>) => boolean;
  /** Asks for a sign-in before the page is read or anything is posted to it. It is never kept or indexed then. */
  readonly gate?: PageGate;
  /**
   * The page is somebody's own: it is never kept, indexed or fetched before it is opened. A page with a gate is so in
   * any case.
   */
  readonly isPrivate?: boolean;
  /**
   * The page draws its own header and `main` (with `id="main"`): the template's frame, and what its slots read, are
   * left out. For pages that are no part of the shopper's site.
   */
  readonly hasOwnFrame?: boolean;
  /** Whether a new address of the same page needs the loader; left out, it does. For pages that change in place. */
  readonly shouldRevalidate?: () => Promise<{ shouldRevalidate: RevalidatesPage }>;
  /** Listed in the site's sitemap under its plain address: for pages without required parameters. */
  readonly isListed?: boolean;
  /** Further addresses of the page in the site's sitemap, by what the site has for sale. */
  readonly listedPaths?: () => Promise<{ listedPaths: ListedPaths }>;
  /** Title, description, canonical link, social card and structured data from the loader's answer. */
  readonly head?: () => Promise<{ head: HeadFunction }>;
}

export interface SlotFill {
  readonly id: string;
  readonly slotId: string;
  readonly order: number;
  readonly hydrate: Hydrate;
  readonly load: Load<never>;
  /** See `FillOptions`. */
  readonly hydrateWhen?: HydrateWhen;
  /** See `FillOptions`. */
  readonly followsAddress?: boolean;
  /** See `FillOptions`. */
  readonly loader?: () => Promise<{ loader: LoaderFunction }>;
  /** See `FillOptions`. */
  readonly slots?: readonly (SlotRef<unknown> | DrawnSlot)[];
  /** See `FillOptions`. */
  readonly sections?: readonly SectionRef<object>[];
  /** See `FillOptions`. */
  readonly isOn?: (site: Pick<SiteInfo, 'slug' | 'config'>) => boolean;
}

export interface FeatureDefinition<Id extends string = string> {
  /** kebab-case; also the name of the feature's configuration section and of its slice. */
  readonly id: Id;
  /** Module of the service that its pages need: without it a site has neither pages nor parts of the feature. */
  readonly module?: string;
  /**
   * The feature's slice. Its module injects itself into the store when code that imports it loads. A slice that answers
   * shared events of other features, or that `hydrateWhen` reads, is imported here, so that the store has it first.
   */
  readonly slice?: {
    readonly reducerPath: NoInfer<Id>;
    readonly load: () => Promise<{ readonly state: FeatureState<NoInfer<Id>> }>;
  };
  /**
   * Sections of the configuration that the feature's code reads: a page carries those of the features that it shows.
   */
  readonly sections?: readonly SectionRef<object>[];
  readonly pages?: readonly PageDefinition[];
  /** Pages of other features that its own cannot do without: a template that has none of them is refused. */
  readonly needs?: readonly RouteRef<string>[];
  readonly fills?: readonly SlotFill[];
  /** Modules of the parts that the feature's own pages render; the server loads them before its first page. */
  readonly parts?: readonly Load<never>[];
}

/**
 * Describes a feature. Importing the result installs nothing; a host lists it in `createSite`.
 * Throws when the id is not kebab-case or a page or fill does not carry it as prefix.
 */
export function defineFeature<const Id extends string>(definition: FeatureDefinition<Id>): FeatureDefinition<Id> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.id)) {
    throw new Error(`Feature id "${definition.id}" must be kebab-case, for example "vehicle-detail".`);
  }
  const own = [
    ...(definition.pages ?? []).map((page) => ['page', page.route.id]),
    ...(definition.fills ?? []).map((item) => ['fill', item.id]),
  ] as const;
  for (const [kind, id] of own) {
    if (!id?.startsWith(`${definition.id}/`)) {
      throw new Error(`Feature "${definition.id}": ${kind} id "${id}" must start with "${definition.id}/".`);
    }
  }
  return definition;
}

/** An action for the store, as plain as it is dispatched. */
export interface PlainAction {
  readonly type: string;
  readonly payload?: unknown;
}

/** As much of the page's store as a library needs to know that is free of Redux. */
export interface PageStore {
  getState(): object;
  dispatch(action: PlainAction): unknown;
  subscribe(listener: () => void): () => void;
}

/**
 * Called once in the browser, when the page is hydrated: `hydrateNow` makes the part interactive now, and calls back
 * where its code cannot be loaded.
 */
export type HydrateWhen = (hydrateNow: (onLost?: () => void) => void, store: PageStore) => void;

export interface FillOptions<Props, Data = unknown> {
  /** `<feature>/<part>`. */
  readonly id: string;
  readonly load: Load<Props & { data?: unknown }>;
  /** Low first; 100 when left out. */
  readonly order?: number;
  /** `load` when left out. */
  readonly hydrate?: Hydrate;
  /**
   * For a part that shows what only the browser knows, such as a count: makes it interactive before its trigger. It is
   * in every page's first script, so keep it small.
   */
  readonly hydrateWhen?: HydrateWhen;
  /** For a part of the layout that shows where the shopper is: hydrates as soon as the address changes. */
  readonly followsAddress?: boolean;
  /**
   * Data of the part; arrives as the prop `data` wherever its slot renders. `null` where it could not be read. An error
   * page has none, because it renders after the loaders have run.
   */
  readonly loader?: () => Promise<{ loader: (args: LoaderFunctionArgs) => Data | Promise<Data> }>;
  /** Slots that the part itself renders. */
  readonly slots?: readonly (SlotRef<unknown> | DrawnSlot)[];
  /** Sections of the configuration that the part reads, where they are fewer than its feature's. */
  readonly sections?: readonly SectionRef<object>[];
  /** Whether a site has the part by its options; every site when left out. The server alone calls it. */
  readonly isOn?: (site: Pick<SiteInfo, 'slug' | 'config'>) => boolean;
}

/** Puts a part into another feature's slot. Its props and its loader's answer are checked against the slot's. */
export function fill<Props, Data>(slot: SlotRef<Props, Data>, options: FillOptions<Props, NoInfer<Data>>): SlotFill {
  const {
    id,
    load,
    order = 100,
    hydrate = 'load',
    loader,
    hydrateWhen,
    followsAddress,
    slots,
    sections,
    isOn,
  } = options;
  return {
    id,
    slotId: slot.id,
    order,
    hydrate,
    load: load as Load<never>,
    ...(hydrateWhen ? { hydrateWhen } : {}),
    ...(followsAddress ? { followsAddress } : {}),
    ...(loader ? { loader } : {}),
    ...(slots ? { slots } : {}),
    ...(sections ? { sections } : {}),
    ...(isOn ? { isOn } : {}),
  };
}
