import type { ComponentType, ReactNode } from 'react';
import type { RouteRef, SlotRef } from '@forecourt/contracts';
import type { FeatureDefinition, OtherLanguage, PageDefinition, PublicConfig, Site } from '@forecourt/composition';
import type { SearchAccess } from '@forecourt/runtime/search';
import type { MakeStore } from '@forecourt/runtime/store';

/** What one host app is: its features, its own pages and its arrangement. No business rule lives here. */
export interface HostDefinition {
  /** Name of the template, the `template` of a dealer's site.json. */
  readonly template: string;
  readonly features: readonly FeatureDefinition[];
  /** Pages of the host itself, for example the home page. */
  readonly pages: readonly PageDefinition[];
  /** Pages that are no part of it, and that its links lead to all the same. */
  readonly otherPages?: readonly RouteRef<string>[];
  /** Frame of every page: header, main, footer. */
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** Slots that the frame renders. */
  readonly layoutSlots: readonly SlotRef<unknown>[];
  /** Contexts of libraries that know no host, such as the kit: they get the site, around every page and part. */
  readonly siteContexts: readonly ComponentType<{ value: Site; children: ReactNode }>[];
  /** Makes the store of each page, on the server and in the browser; the platform's own when left out. */
  readonly makeStore?: MakeStore;
}

/** The host part of the boot data: what the browser needs before it can hydrate the page. */
export interface BootData {
  readonly site: {
    readonly slug: string;
    readonly origin: string;
    readonly config: PublicConfig;
    readonly paths: Readonly<Record<string, string>>;
    readonly off: readonly string[];
    readonly otherLanguages: readonly OtherLanguage[];
    /** File with the messages of its language, where that is not the first one. */
    readonly translation?: string;
    /** The moment as at which a preview shows the site, epoch milliseconds. */
    readonly shownAt?: number;
  };
  readonly router: { loaderData: unknown; actionData: unknown; errors: unknown };
  readonly search: SearchAccess;
  /** Moment of the render, epoch milliseconds. */
  readonly now: number;
}
