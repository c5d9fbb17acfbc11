import type { DeskAnnouncement, DeskSiteChange, DeskSiteAnswer } from '@forecourt/desk/domain';
import { refuseField } from '@forecourt/service';
import { previewMoment, type ConfiguredSite } from '@forecourt/service/sites';
import { findSection, localTime, sectionRef } from '@forecourt/site-config';
import { worded } from '../words/worded.js';
import { shownOffers, shownPeople, withOffer, withOffers, withPeople, withPerson } from './entryChanges.js';
import { frontPageOf, menuOf, withFrontPage, withMenu, withMenuItems } from './listChanges.js';
import { frontPicturesOf, shownPictures, withFrontPicture, withoutPicture } from './pictureChanges.js';
import { withOption, withPlace, type Part } from './source.js';

/** Announcements as the configuration has them; a template without navigation has none. */
interface StoredAnnouncement {
  readonly text: string;
  readonly tone: DeskAnnouncement['tone'];
  readonly startsAt?: string;
  readonly expiresAt?: string;
  /** The desk leaves it as it is. */
  readonly link?: unknown;
}
const navigation = sectionRef<{ readonly announcements?: readonly StoredAnnouncement[] }>('navigation');

const announcementsOf = (site: Pick<ConfiguredSite, 'config'>) => findSection(site, navigation)?.announcements ?? [];

/** `2026-12-26T10:00` as the clocks of a zone show a moment. */
function clockText(moment: string, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(moment), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What else the dealer's folder holds. */
export interface FolderFacts {
  /** Names of the pages of words that the dealer has written: the standard menu leads to no other. */
  readonly writtenPages?: readonly string[];
  /** Paths of the pictures that the site's people sent. */
  readonly uploads?: readonly string[];
  /** Those of them that the folder names. */
  readonly used?: ReadonlySet<string>;
}

/** What of a site its people may change, of the places that they look after. */
export function editablePart(
  site: ConfiguredSite,
  places: readonly string[] | undefined,
  folder: FolderFacts = {},
): Omit<DeskSiteAnswer, 'version' | 'published_at' | 'published_by'> {
  const { locations } = site.site;
  return {
    places: locations
      .filter(({ slug }) => places?.includes(slug) ?? true)
      .map(({ slug, name, hours, special_hours: special = [] }) => ({
        ...{ slug, name },
        hours: hours.map((day) => ({ ...day })),
        special_hours: special.map((day) => ({ ...day })),
        people: shownPeople(site, slug),
      })),
    ...(places ? { announcements: [] } : wholePart(site, folder)),
  };
}

/** What is of the whole site. */
function wholePart(site: ConfiguredSite, { writtenPages = [], uploads = [], used = new Set() }: FolderFacts) {
  const { timeZone } = site.site;
  const [menu, offers] = [menuOf(site, writtenPages), shownOffers(site, uploads)];
  return {
    announcements: announcementsOf(site).map(({ text, tone, startsAt, expiresAt }) => ({
      ...{ text, tone },
      ...(startsAt === undefined ? {} : { starts_at: clockText(startsAt, timeZone) }),
      ...(expiresAt === undefined ? {} : { expires_at: clockText(expiresAt, timeZone) }),
    })),
    ...(menu ? { menu } : {}),
    front_page: frontPageOf(site),
    ...(offers ? { offers } : {}),
    pictures: shownPictures(uploads, used),
    front_pictures: frontPicturesOf(site),
  };
}

/** What a change rests on besides the site. */
export interface ChangeBase extends FolderFacts {
  /** Number of the version that it is made of. */
  readonly version: number;
}

/** Places that a change is about; undefined for one of the whole site. */
export const placeOf = (change: DeskSiteChange): string | undefined => ('place' in change ? change.place : undefined);

/**
 * A dealer's file with a change in it; everything else is as it was. Throws the `Refusal` with 422 for what is not
 * there, such as a place, and for a time that no clock of the dealer shows.
 */
export function changedSource(site: ConfiguredSite, change: DeskSiteChange, base: ChangeBase): Part {
  const { writtenPages = [], uploads = [], used = new Set() } = base;
  switch (change.kind) {
    case 'hours':
      return withHours(site, change);
    case 'announcement':
      return withAnnouncement(site, change);
    case 'menu':
      return withMenu(site, change, writtenPages);
    case 'menu-items':
      return withMenuItems(site, change, writtenPages);
    case 'front-page':
      return withFrontPage(site, change);
    case 'offer':
      return withOffer(site, change, base);
    case 'offers':
      return withOffers(site, change);
    case 'person':
      return withPerson(site, change);
    case 'people':
      return withPeople(site, change);
    case 'picture':
      return withoutPicture(site, change, { uploads, used });
    case 'front-picture':
      return withFrontPicture(site, change, uploads);
  }
}

const withHours = (
  site: ConfiguredSite,
  { place, hours, special_hours: special }: DeskSiteChange & { kind: 'hours' },
): Part =>
  withPlace(site, place, (found) => {
    const { special_hours: _before, ...rest } = found;
    return { ...rest, hours, ...(special.length > 0 ? { special_hours: special } : {}) };
  });

function withAnnouncement(
  site: ConfiguredSite,
  { index, announcement }: DeskSiteChange & { kind: 'announcement' },
): Part {
  const before = announcementsOf(site);
  const changed = announcement && stored(site, announcement, before[index]?.link);
  const announcements = [...before.slice(0, index), ...(changed ? [changed] : []), ...before.slice(index + 1)];
  return withOption(site, 'navigation', 'announcements', announcements);
}

function stored({ site }: ConfiguredSite, announcement: DeskAnnouncement, link: unknown): StoredAnnouncement {
  const { text, tone, starts_at: starts, expires_at: expires } = announcement;
  const moment = (value: string | undefined, field: string): string | undefined => {
    if (value === undefined) return undefined;
    const found = previewMoment(value, site.timeZone);
    if (found === undefined) throw refuseField(422, field, worded('field.site'));
    return new Date(found).toISOString();
  };
  const [startsAt, expiresAt] = [moment(starts, 'starts_at'), moment(expires, 'expires_at')];
  return {
    ...{ text, tone },
    ...(link === undefined ? {} : { link }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}
