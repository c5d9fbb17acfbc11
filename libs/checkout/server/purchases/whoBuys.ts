import type { Shopper } from '@forecourt/accounts';
import type { Who } from '@forecourt/purchases';
import type { ConfiguredSite } from '@forecourt/sites';
import type { FastifyRequest } from 'fastify';
import { visitorHash, visitorOf } from '../checkoutVisitor.js';
import type { ApiContext } from '../context.js';

/** Whose purchases a visitor may see: those of the browser, and those of the account that is signed in. */
export async function whoBuys(
  { shoppers }: Pick<ApiContext, 'shoppers'>,
  site: ConfiguredSite,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Who & { readonly known: Shopper | undefined }> {
  const known = await shoppers.shopperOf(site.slug, headers.cookie);
  const visitor = visitorOf(headers.cookie);
  return {
    known,
    visitor: visitor === undefined ? undefined : visitorHash(visitor),
    shopper: known?.knownBy === 'account' ? known.id : undefined,
  };
}
