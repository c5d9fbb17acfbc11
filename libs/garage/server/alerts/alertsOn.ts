import { ownPath } from '@forecourt/contracts';
import { Refusal } from '@forecourt/contracts/api';
import { alertsConsent, enquiryWords } from '@forecourt/enquiry';
import { refuseField } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import { worded } from '../words/worded.js';
import type { Consent } from './consents.js';
import { optionsOf, tellsAlerts } from './options.js';

/** The site, if it sends messages about vehicles and searches. Throws the `Refusal` with 404 of one that does not. */
export function alertsOn(site: ConfiguredSite): ConfiguredSite {
  if (!tellsAlerts(site)) throw new Refusal(404, worded('alerts.none'));
  return site;
}

/** The wording that was ticked. Throws the `Refusal` with 409 if it has changed since: unread words are no consent. */
export function agreedTo(site: ConfiguredSite, version: string): Consent {
  const consent = alertsConsent(optionsOf(site), wordsOf(site, enquiryWords));
  if (version !== consent.version)
    throw refuseField(
      409,
      'consent_version',
      worded('field.wording', { version: consent.version }),
      worded('alerts.newWording'),
    );
  return consent;
}

/** Throws the `Refusal` with 422 for an address that is no listing of the site. */
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
