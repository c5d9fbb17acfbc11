import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError, type ActionFunction } from 'react-router-dom';
import { createSite, SiteContext } from '@forecourt/composition';
import { routePaths, sectionOf, siteSection, themeSection, type ThemeSection } from '@forecourt/site-config';
import { darkProperties, fontFaces, siteCss, themeCss } from '@forecourt/ui-kit/theme';
import { SearchGatewayContext, type ApiGateway, type SearchGateway } from '@forecourt/runtime';
import { inStockOf } from '@forecourt/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { makeStore, StoreProvider, type RootState } from '@forecourt/runtime/store';
import {
  accountSearchesRoute,
  alertsRoute,
  articleRoute,
  authorRoute,
  blogRoute,
  bookingRoute,
  brandRoute,
  brandsRoute,
  budgetRoute,
  compareRoute,
  contentPageRoute,
  dealershipsRoute,
  deskActivityRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskWebsitePartRoute,
  deskWebsiteRoute,
  deskLeadRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
  enquiryRoute,
  financeRoute,
  garageRoute,
  homeRoute,
  informationRoute,
  listingRoute,
  locationRoute,
  locationsRoute,
  makeOfferRoute,
  modelsRoute,
  myGarageRoute,
  offerRoute,
  offersRoute,
  personalisedFinanceRoute,
  purchaseRoute,
  phoneRoute,
  placeContactRoute,
  printRoute,
  reserveRoute,
  sellMyCarRoute,
  sellYourCarRoute,
  serviceRoute,
  signInRoute,
  teamRoute,
  testDriveRoute,
  tradeInRoute,
  vehicleRequestRoute,
  vehicleRoute,
  vehicleTradeInRoute,
} from '@forecourt/contracts';
import { configOf } from './dealers.ts';

const ROUTES = [
  deskActivityRoute,
  homeRoute,
  listingRoute,
  brandRoute,
  brandsRoute,
  modelsRoute,
  personalisedFinanceRoute,
  phoneRoute,
  vehicleRoute,
  vehicleRequestRoute,
  financeRoute,
  enquiryRoute,
  garageRoute,
  compareRoute,
  printRoute,
  reserveRoute,
  budgetRoute,
  blogRoute,
  authorRoute,
  articleRoute,
  contentPageRoute,
  informationRoute,
  locationsRoute,
  locationRoute,
  placeContactRoute,
  dealershipsRoute,
  teamRoute,
  serviceRoute,
  offersRoute,
  offerRoute,
  makeOfferRoute,
  testDriveRoute,
  tradeInRoute,
  vehicleTradeInRoute,
  sellMyCarRoute,
  sellYourCarRoute,
  signInRoute,
  myGarageRoute,
  purchaseRoute,
  alertsRoute,
  accountSearchesRoute,
  bookingRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskWebsitePartRoute,
  deskWebsiteRoute,
  deskLeadRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
];

/** What `parameters.page` of a story of a whole page returns; a call, because Storybook mixes objects of parameters. */
export interface StoryPage {
  address: string;
  /** What the page's loader would have read. */
  data: unknown;
  /** What the page's action answered to a form that was posted. */
  said?: unknown;
  /** Takes what a form of the page posts. */
  action?: ActionFunction;
  /** What later navigations read; the same as before where it is left out. */
  next?: () => unknown;
}

export interface OnSiteProps {
  slug: string;
  /** The site as a device sees it that asks for dark pages. */
  isDark?: boolean;
  /** Options of the theme that the story shows (`parameters.theme`). */
  theme?: Partial<ThemeSection> | undefined;
  page?: (() => StoryPage) | undefined;
  /** Answers of the search server, for parts that send their own searches (`parameters.search`). */
  search?: SearchGateway | undefined;
  /** Answers of the service, for parts that call it (`parameters.api`). */
  api?: ApiGateway | undefined;
  /** What the store holds when the story begins (`parameters.state`). */
  state?: (() => Partial<RootState>) | undefined;
  /** Vehicles that take the place of those that the story's builders made. */
  stock?: readonly Vehicle[] | undefined;
  /** Keeps the theme to this story: others on the page have their own. */
  isAlone?: boolean;
  children: ReactNode;
}

const SILENT: SearchGateway = { multiSearch: () => Promise.reject(new Error('This story has no search server.')) };

const NO_SERVICE: ApiGateway = { request: () => Promise.reject(new Error('This story has no service.')) };
const AS_WRITTEN: readonly Vehicle[] = [];

/** A dealer's site around a story: theme, configuration, links, and the answers that the story brings. */
export function OnSite({
  slug,
  isDark = false,
  theme,
  page,
  search = SILENT,
  api = NO_SERVICE,
  state,
  stock = AS_WRITTEN,
  isAlone = false,
  children,
}: OnSiteProps) {
  const id = useId();
  const frame = isAlone ? `[data-site="${id}"]` : undefined;
  const [{ store, ownSearch }] = useState(() => {
    const ownSearch: SearchGateway = {
      ...search,
      multiSearch: async <Document,>(...sent: Parameters<SearchGateway['multiSearch']>) =>
        inStockOf(await search.multiSearch<Document>(...sent), stock),
    };
    const ownApi: ApiGateway = {
      request: async <Answer,>(...sent: Parameters<ApiGateway['request']>) =>
        inStockOf(await api.request<Answer>(...sent), stock),
    };
    const preloaded = inStockOf(state?.(), stock);
    return { store: makeStore({ api: ownApi, search: ownSearch, site: slug }, { preloaded }), ownSearch };
  });
  const { site, styles } = useMemo(() => {
    const config = configOf(slug);
    return {
      site: createSite({
        ...{ slug, origin: 'http://localhost', features: [], config, ownRoutes: ROUTES },
        paths: routePaths(sectionOf({ config }, siteSection)),
      }),
      styles: stylesOf(config, { isDark, theme, frame }),
    };
  }, [slug, isDark, theme, frame]);
  const shown = <RouterProvider router={routerOf(page && inStock(page(), stock), children)} />;
  useEffect(() => {
    // controls that wait for hydration are shown from now on, as on a hydrated page
    const { dataset } = document.documentElement;
    dataset['hydrated'] = 'true';
    return () => {
      delete dataset['hydrated'];
    };
  }, []);
  return (
    <SiteContext value={site}>
      <SearchGatewayContext value={ownSearch}>
        <style>{styles}</style>
        <StoreProvider store={store}>{isAlone ? <div data-site={id}>{shown}</div> : shown}</StoreProvider>
      </SearchGatewayContext>
    </SiteContext>
  );
}

const inStock = ({ data, next, ...page }: StoryPage, stock: readonly Vehicle[]): StoryPage => ({
  ...page,
  data: inStockOf(data, stock),
  ...(next ? { next: () => inStockOf(next(), stock) } : {}),
});

/** What a body has of its theme, for a part of a page. */
const AS_BODY = 'background:var(--color-surface);color:var(--color-ink);font:400 var(--text-m)/1.55 var(--font-body)';

interface Look {
  isDark: boolean;
  theme: OnSiteProps['theme'];
  /** Selector of the only element that has the theme; left out for the whole page. */
  frame: string | undefined;
}

/** The look is what the toolbar says, not what the designer's device asks for. */
const byDay = ({ dark: _night, ...day }: ThemeSection): ThemeSection => day;

function stylesOf(config: ReturnType<typeof configOf>, { isDark, theme: changes, frame }: Look): string {
  const own = sectionOf({ config }, themeSection);
  const theme = { ...own, ...changes };
  const page = (shown: ThemeSection) => siteCss({ ...config, [themeSection.id]: byDay(shown) });
  const dark = isDark && theme.dark ? `${frame ?? ':root'}{${darkProperties(theme)}}` : '';
  if (frame === undefined) return page(theme) + dark;
  // the layer gives way to what stories without a frame say of the page
  const layer = `@layer page{${page(own)}}`;
  return `${layer}${fontFaces(theme)}${themeCss(byDay(theme), frame)}${frame}{${AS_BODY}}${dark}`;
}

/** The router would show a crash as a page of its own, and its story would pass. */
function Crash(): ReactNode {
  throw useRouteError();
}

function routerOf(page: StoryPage | undefined, element: ReactNode) {
  if (!page) return createMemoryRouter([{ path: '*', element, ErrorBoundary: Crash }]);
  const loader = () => (page.next ? page.next() : page.data);
  const { action } = page;
  const route = { id: 'story', path: '*', element, loader, ErrorBoundary: Crash, ...(action ? { action } : {}) };
  return createMemoryRouter([route], {
    initialEntries: [page.address],
    hydrationData: {
      loaderData: { story: page.data },
      ...(page.said === undefined ? {} : { actionData: { story: page.said } }),
    },
  });
}
