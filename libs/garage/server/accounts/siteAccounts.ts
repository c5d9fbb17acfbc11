import { Refusal } from '@forecourt/contracts/api';
import { type Account, type Accounts } from '@forecourt/accounts';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.js';
import { worded } from '../words/worded.js';

/** The garage options that the service uses; a template without a garage has none. */
const garageSection = sectionRef<{ readonly accounts?: boolean; readonly favourites?: boolean }>('garage');

/** Throws what becomes a 404 on a site without accounts. */
export function accountsOn(site: ConfiguredSite): ConfiguredSite {
  if (!site.site.garageEnabled || findSection(site, garageSection)?.accounts !== true)
    throw new Refusal(404, worded('account.none'));
  return site;
}

/** Throws what becomes a 404 on a site whose accounts save no vehicles. */
export function watchlistOn(site: ConfiguredSite): ConfiguredSite {
  if (findSection(accountsOn(site), garageSection)?.favourites === false)
    throw new Refusal(404, worded('watchlist.none'));
  return site;
}

/** The account of the caller; undefined if they are not signed in to this site. */
export async function accountOf(
  { shoppers, accounts }: Pick<ApiContext, 'shoppers'> & { readonly accounts: Accounts },
  site: ConfiguredSite,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Account | undefined> {
  const shopper = await shoppers.shopperOf(site.slug, request.headers.cookie);
  return shopper?.knownBy === 'account' ? accounts.account(site.slug, shopper.id) : undefined;
}

/** The same; throws what becomes a 401. */
export async function signedIn(
  context: Pick<ApiContext, 'shoppers'> & { readonly accounts: Accounts },
  site: ConfiguredSite,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Account> {
  const account = await accountOf(context, site, request);
  if (!account) throw new Refusal(401, worded('signIn'));
  return account;
}
