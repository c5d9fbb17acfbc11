import { Refusal } from '@forecourt/contracts/api';
import { phoneKey } from '@forecourt/enquiry';
import type { ServiceContext } from '@forecourt/service';
import type { Person } from '@forecourt/service/privacy';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { worded } from '../words/worded.js';
import { accountsPort, type Account } from './accounts.js';
import { shoppersPort } from './shopperPort.js';

/** The garage options that the service uses; a template without a garage has none. */
const garageSection = sectionRef<{ readonly accounts?: boolean; readonly favourites?: boolean }>('garage');

/** The site, if its shoppers may have accounts. Throws the `Refusal` with 404 of one without them. */
export function accountsOn(site: ConfiguredSite): ConfiguredSite {
  if (!site.site.garageEnabled || findSection(site, garageSection)?.accounts !== true)
    throw new Refusal(404, worded('account.none'));
  return site;
}

/** The site, if its accounts save vehicles. Throws the `Refusal` with 404 of one whose accounts do not. */
export function watchlistOn(site: ConfiguredSite): ConfiguredSite {
  if (findSection(accountsOn(site), garageSection)?.favourites === false)
    throw new Refusal(404, worded('watchlist.none'));
  return site;
}

/** Whose records an account may see: those of addresses that it proved. */
export const personOf = ({ email, phone }: Account): Person => ({
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { phone: phoneKey(phone) }),
});

/** What a request says of its shopper. */
interface Calling {
  readonly headers: { readonly cookie?: string | undefined };
}

/** Who calls, by their session. */
export interface Callers {
  /** The account of the caller; undefined if they are not signed in to this site. */
  readonly accountOf: (site: ConfiguredSite, request: Calling) => Promise<Account | undefined>;
  /** The same. Throws the `Refusal` with 401 of a caller who is not signed in. */
  readonly signedIn: (site: ConfiguredSite, request: Calling) => Promise<Account>;
}

export function callers({ port }: Pick<ServiceContext, 'port'>): Callers {
  const shoppers = port(shoppersPort);
  const accounts = port(accountsPort);
  const accountOf: Callers['accountOf'] = async (site, { headers }) => {
    const shopper = await shoppers.shopperOf(site.slug, headers.cookie);
    return shopper?.knownBy === 'account' ? accounts.account(site.slug, shopper.id) : undefined;
  };
  return {
    accountOf,
    signedIn: async (site, request) => {
      const account = await accountOf(site, request);
      if (!account) throw new Refusal(401, worded('signIn'));
      return account;
    },
  };
}
