import { Refusal } from '@forecourt/contracts/api';
import { alertOptionsOf, tellsAlerts, type Consent } from '@forecourt/alerts';
import { ownPath } from '@forecourt/contracts';
import { alertsConsent, enquiryWords } from '@forecourt/enquiry';
import type { ConfiguredSite } from '@forecourt/sites';
import { wordsOf } from '@forecourt/words';
import { refuseField } from '@forecourt/service';
import { worded } from '../words/worded.js';

/** Throws what becomes a 404 on a site that tells of nothing. */
export function alertsOn(site: ConfiguredSite): ConfiguredSite {
  if (!tellsAlerts(site)) throw new Refusal(404, worded('alerts.none'));
  return site;
}

/** The wording that was ticked. Throws what becomes a 409 if it has changed since: unread words are no consent. */
export function agreedTo(site: ConfiguredSite, version: string): Consent {
  const consent = alertsConsent(alertOptionsOf(site), wordsOf(site, enquiryWords));
  if (version !== consent.version)
    throw refuseField(
      409,
      'consent_version',
      worded('field.wording', { version: consent.version }),
      worded('alerts.newWording'),
    );
  return consent;
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
      throw refuseField(422, `searches.${at}.href`, worded('field.listing', { example: `${prefix}?make=Kia` }));
  });
  return searches;
}
