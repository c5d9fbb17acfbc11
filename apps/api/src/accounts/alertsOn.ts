import { Refusal } from '@forecourt/contracts/api';
import { alertOptionsOf, tellsAlerts, type Consent } from '@forecourt/alerts';
import { ownPath } from '@forecourt/contracts';
import type { ConfiguredSite } from '@forecourt/sites';
import { refuseField } from './siteAccounts.js';

/** Throws what becomes a 404 on a site that tells of nothing. */
export function alertsOn(site: ConfiguredSite): ConfiguredSite {
  if (!tellsAlerts(site)) throw new Refusal(404, 'This site sends no messages about vehicles and searches.');
  return site;
}

/** The wording that was ticked. Throws what becomes a 409 if it has changed since: unread words are no consent. */
export function agreedTo(site: ConfiguredSite, version: string): Consent {
  const { alertsConsentText: wording, alertsConsentVersion } = alertOptionsOf(site);
  if (version !== alertsConsentVersion)
    throw refuseField(
      409,
      'consent_version',
      `must be "${alertsConsentVersion}"`,
      'The words beside the tick have changed. Please load the page again and read them.',
    );
  return { wording, version };
}

/** Throws what becomes a 422 for an address that is no listing of the site. */
export function listingsOf<Search extends { readonly href: string }>(
  site: ConfiguredSite,
  searches: readonly Search[],
): readonly Search[] {
  const prefix = site.site.searchPrefix;
  searches.forEach(({ href }, at) => {
    const [path] = (ownPath(href) ?? '').split(/[?#]/, 1);
    if (path !== prefix && !path?.startsWith(`${prefix}/`))
      throw refuseField(
        422,
        `searches.${at}.href`,
        `must be an address of this site’s listing, such as ${prefix}?make=Kia`,
      );
  });
  return searches;
}
