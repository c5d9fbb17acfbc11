import { sellMyCarRoute, sellYourCarRoute, tradeInRoute, vehicleTradeInRoute } from '@forecourt/contracts';
import type { RouteRef } from '@forecourt/contracts';
import type { TradeInPage } from '@forecourt/enquiry';

interface Addressed {
  href(route: RouteRef<string>): string | undefined;
}

const ROUTES: readonly { readonly page: TradeInPage; readonly route: RouteRef<string> }[] = [
  { page: 'sell-my-car', route: sellMyCarRoute },
  { page: 'sell-your-car', route: sellYourCarRoute },
  { page: 'trade-in', route: vehicleTradeInRoute },
];

/** Which page an address is, and its plain path. */
export function tradeInPageAt(
  pathname: string,
  site: Addressed,
): { readonly page: TradeInPage; readonly path: string } {
  for (const { page, route } of ROUTES) {
    const path = site.href(route);
    if (path !== undefined && path === pathname.replace(/\/+$/, '')) return { page, path };
  }
  return { page: 'trade-in', path: site.href(tradeInRoute) ?? '/trade-in' };
}
