import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { WithoutRouter, type FeatureDefinition } from '@forecourt/composition';
import { useStoreAbove, type AppStore } from '@forecourt/runtime/store';
import { openDocument, openDocumentsUnless } from './documents.js';
import { followPages, hasPage } from './followPages.js';
import type { HostDefinition } from './hostDefinition.js';
import { reportAddress } from './inPage.js';
import { openSite, type OwnSiteOptions } from './openSite.js';

export interface OnSiteProps extends OwnSiteOptions {
  /** Features whose pages the components lead to, or send their forms to; none when left out. */
  readonly features?: readonly FeatureDefinition[];
  /** Pages of the host that the components lead to. */
  readonly otherPages?: HostDefinition['otherPages'];
  /** Contexts of libraries that get the site, such as `KitSite` of the kit, for its words. */
  readonly siteContexts?: HostDefinition['siteContexts'];
  /** The host's store, made of `storeParts`; the one above when that is such a store, else one of its own. */
  readonly store?: AppStore;
  /** Address of the page of a feature that is shown in place of `children`, such as `/search`. */
  readonly address?: string;
  readonly children?: ReactNode;
}

/**
 * A site around components of features, or around one of their pages, within a page of a host: configuration, words,
 * store and gateways. Pages of `features` open in place, other addresses in the browser. All but `children` is read
 * once: give it a `key` to open another site.
 */
export function OnSite({ children, ...options }: OnSiteProps): ReactNode {
  const above = useStoreAbove();
  const element = useRef<HTMLDivElement>(null);
  const { styles } = options.site;
  const [{ store, routes, router, Frame }] = useState(() => openPart(options, above));
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    const ends = [
      reportAddress(router, store),
      ...(element.current ? [followPages(element.current, routes, router)] : []),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [store, routes, router]);
  return (
    <WithoutRouter>
      {styles !== undefined && (
        <style href="forecourt-site" precedence="low">
          {styles}
        </style>
      )}
      <ShownContext value={children}>
        <div ref={element}>
          <Frame>
            <RouterProvider router={router} />
          </Frame>
        </div>
      </ShownContext>
    </WithoutRouter>
  );
}

function openPart(
  { features = [], siteContexts = [], otherPages = [], store: given, address = OWN, ...sources }: OnSiteProps,
  above: AppStore | undefined,
) {
  const host: HostDefinition = {
    ...{ template: 'own', features, siteContexts, otherPages },
    ...{ Layout: Bare, layoutSlots: [], pages: [] },
  };
  const { store, routes, Frame, getContext } = openSite(host, sources, given ?? above);
  const own = { id: 'own', path: OWN, Component: Shown, ErrorBoundary: Fault };
  const router = createMemoryRouter([own, ...routes], {
    initialEntries: [address],
    future: { v8_middleware: true },
    getContext,
  });
  // a component that navigates to a page of the host, such as a search to its listing, leaves this document
  const stays = (target: string) => hasPage(routes, new URL(target, 'https://site.example').pathname);
  openDocumentsUnless(router, stays, openDocument);
  return { store, routes, router, Frame };
}

/** Address of what the host shows. */
const OWN = '/';

const Bare = ({ children }: { children: ReactNode }): ReactNode => children;

/** The router keeps its routes: what they show comes by context. */
const ShownContext = createContext<ReactNode>(null);
const Shown = (): ReactNode => use(ShownContext);

/** A component that fails is the host's to catch: the router would show a page of its own. */
function Fault(): ReactNode {
  throw useRouteError();
}
