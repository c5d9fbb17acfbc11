import { Refusal } from '@forecourt/contracts/api';
import { codeAddress, type CodeAddress } from '@forecourt/accounts';
import { deskSites, hasDesk, type DeskPerson, type DeskSites } from '@forecourt/dealer-desk';
import type { ConfiguredSite } from '@forecourt/sites';
import type { FastifyRequest } from 'fastify';
import { nothingHere, refuseCrossSiteRead, refuseField } from '@forecourt/service';
import type { ApiContext } from '../context.js';
import { worded } from '../words/worded.js';

/** Throws what becomes a 404 on a site without a desk. */
export function deskOn(site: ConfiguredSite): ConfiguredSite {
  if (!hasDesk(site)) throw nothingHere();
  return site;
}

/**
 * The site of the request's host, the sites of its desk, and the person signed in to it; throws what becomes a 403, a
 * 404 or a 401.
 */
export async function atDesk(
  { siteOf, desk, sites }: Pick<ApiContext, 'siteOf' | 'desk' | 'sites'>,
  request: Pick<FastifyRequest, 'host' | 'headers'>,
): Promise<{ readonly site: ConfiguredSite; readonly sites: DeskSites; readonly person: DeskPerson }> {
  // looks are noted, and files are taken away: no other site's page may cause that
  refuseCrossSiteRead(request);
  const site = deskOn(siteOf(request));
  const person = await desk.sessions.personOf(site, request.headers.cookie);
  if (!person) throw new Refusal(401, worded('signIn'));
  return { site, sites: deskSites(site, sites.all), person };
}

/** The desk is reached by mail alone. */
export function mailAddress(text: string): CodeAddress {
  const address = codeAddress(text);
  if (address?.by !== 'mail') throw refuseField(422, 'address', worded('field.mail'));
  return address;
}

export const known = <Answer>(answer: Answer | undefined): Answer => {
  if (answer === undefined) throw new Refusal(404, worded('desk.noLead'));
  return answer;
};

/** What came of a decision. */
export async function decided(work: Promise<boolean>): Promise<{ success: true }> {
  if (!(await work)) throw new Refusal(404, worded('desk.nothing'));
  return { success: true };
}
