import { normaliseEmail } from '@forecourt/enquiry';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** One of the dealer's people. */
export interface DeskPerson {
  readonly name: string;
  /** As `normaliseEmail` writes it. */
  readonly email: string;
  /** Slugs of the places whose leads and reservations the person sees; all of the site when left out. */
  readonly locations?: readonly string[] | undefined;
  /** What the person may do in addition to the leads of these places. */
  readonly roles?: readonly DeskRole[] | undefined;
}

/** An `editor` changes the website. */
export type DeskRole = 'editor';

/** Whether a person may change the website. */
export const isEditor = ({ roles }: DeskPerson): boolean => roles?.includes('editor') === true;

/** An answer to begin with (`desk.replies`). */
export interface ReplyTemplate {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** The desk's options that the service reads; a template without a desk has none. */
const deskSection = sectionRef<{
  readonly isOn?: boolean;
  readonly people?: readonly DeskPerson[];
  readonly answerWithinHours?: number | null;
  readonly answersTo?: 'person' | 'dealer';
  readonly replies?: readonly ReplyTemplate[];
}>('desk');

/** Those options; empty without a desk. */
export const deskOptions = (site: Pick<ConfiguredSite, 'config'>) => findSection(site, deskSection) ?? {};

/** Those of a site's people who see the leads of a place. */
export const peopleOf = (site: Pick<ConfiguredSite, 'config'>, place: string | null): readonly DeskPerson[] =>
  (deskOptions(site).people ?? []).flatMap(({ email }) => {
    const person = personOf(site, email);
    return person && (!person.locations || (place !== null && person.locations.includes(place))) ? [person] : [];
  });

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
