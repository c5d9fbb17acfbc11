import type { IncomingHttpHeaders } from 'node:http';
import { codeAddress, type CodeAddress } from '@forecourt/garage/server';
import { Refusal } from '@forecourt/contracts/api';
import { nothingHere, refuseCrossSiteRead, refuseField, type ServiceContext } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { deskPort } from '../deskPort.js';
import { worded } from '../words/worded.js';
import { hasDesk, type DeskPerson } from './deskPeople.js';
import { deskSites, type DeskSites } from './deskSites.js';

/** The site itself. Throws the `Refusal` with 404 for a site without a desk. */
export function deskOn(site: ConfiguredSite): ConfiguredSite {
  if (!hasDesk(site)) throw nothingHere();
  return site;
}

/** Who makes a request at the desk, and where. */
export interface AtDesk {
  /** The site of the request's host. */
  readonly site: ConfiguredSite;
  /** The sites that its desk answers for. */
  readonly sites: DeskSites;
  readonly person: DeskPerson;
}

/**
 * The person who is signed in, with the site of the request. Throws the `Refusal` with 403 for a page of another site,
 * with 404 for a site without a desk, and with 401 for everybody else.
 */
export async function atDesk(
  { siteOf, sites, port }: ServiceContext,
  request: { readonly headers: IncomingHttpHeaders; readonly host: string },
): Promise<AtDesk> {
  // the audit notes reads, and files leave the desk: no other site's page may cause that
  refuseCrossSiteRead(request);
  const site = deskOn(siteOf(request));
  const person = await port(deskPort).sessions.personOf(site, request.headers.cookie);
  if (!person) throw new Refusal(401, worded('signIn'));
  return { site, sites: deskSites(site, sites.all), person };
}

/** An address that the desk can send a code to: it sends mails alone. Throws the `Refusal` with 422 for others. */
export function mailAddress(text: string): CodeAddress {
  const address = codeAddress(text);
  if (address?.by !== 'mail') throw refuseField(422, 'address', worded('field.mail'));
  return address;
}

/** The answer itself. Throws the `Refusal` with 404 for a lead that is not there. */
export const known = <Answer>(answer: Answer | undefined): Answer => {
  if (answer === undefined) throw new Refusal(404, worded('noLead'));
  return answer;
};
