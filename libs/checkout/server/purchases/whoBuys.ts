import type { Shopper, ShopperPort } from '@forecourt/garage/server';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { visitorHash, visitorOf, type Visit } from '../checkoutVisitor.js';
import type { Who } from './rows.js';

/** Whose purchases a visitor may see: those of the browser, and those of the account that is signed in. */
export async function whoBuys(
  shoppers: ShopperPort,
  site: ConfiguredSite,
  { headers }: Pick<Visit, 'headers'>,
): Promise<Who & { readonly known: Shopper | undefined }> {
  const known = await shoppers.shopperOf(site.slug, headers.cookie);
  const visitor = visitorOf(headers.cookie);
  return {
    known,
    visitor: visitor === undefined ? undefined : visitorHash(visitor),
    shopper: known?.knownBy === 'account' ? known.id : undefined,
  };
}
