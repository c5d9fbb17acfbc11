import { normaliseEmail } from '@forecourt/enquiry';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

/** One of the dealer's people. */
export interface DeskPerson {
  readonly name: string;
  /** As `normaliseEmail` writes it. */
  readonly email: string;
  /** Slugs of the places whose leads and reservations the person sees; all of the site when left out. */
  readonly locations?: readonly string[] | undefined;
}

/** The desk's options that the service reads; a template without a desk has none. */
const deskSection = sectionRef<{ readonly isOn?: boolean; readonly people?: readonly DeskPerson[] }>('desk');

/** Whether a site has a desk. */
export const hasDesk = (site: Pick<ConfiguredSite, 'config'>): boolean => findSection(site, deskSection)?.isOn === true;

/** The person of an address at a site's desk; undefined for everybody else, and where there is no desk. */
export function personOf(site: Pick<ConfiguredSite, 'config'>, address: string): DeskPerson | undefined {
  const desk = findSection(site, deskSection);
  const email = normaliseEmail(address);
  if (desk?.isOn !== true || email === undefined) return undefined;
  const person = desk.people?.find((item) => normaliseEmail(item.email) === email);
  return person && { ...person, email };
}
