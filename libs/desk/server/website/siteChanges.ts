import { Refusal } from '@forecourt/contracts/api';
import type { DeskAnnouncement, DeskSiteChange, DeskSiteAnswer } from '@forecourt/desk/domain';
import { refuseField } from '@forecourt/service';
import { previewMoment, type ConfiguredSite } from '@forecourt/service/sites';
import { findSection, localTime, sectionRef } from '@forecourt/site-config';
import { worded } from '../words/worded.js';

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

type Source = Readonly<Record<string, unknown>>;
type Part = Readonly<Record<string, unknown>>;

const announcementsOf = (site: Pick<ConfiguredSite, 'config'>) => findSection(site, navigation)?.announcements ?? [];

/** `2026-12-26T10:00` as the clocks of a zone show a moment. */
function clockText(moment: string, timeZone: string): string {
  const { date, minutes } = localTime(Date.parse(moment), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What of a site its people may change, of the places that they look after. */
export function editablePart(
  site: ConfiguredSite,
  places: readonly string[] | undefined,
): Pick<DeskSiteAnswer, 'places' | 'announcements'> {
  const { locations, timeZone } = site.site;
  return {
    places: locations
      .filter(({ slug }) => places?.includes(slug) ?? true)
      .map(({ slug, name, hours, special_hours: special = [] }) => ({
        ...{ slug, name },
        hours: hours.map((day) => ({ ...day })),
        special_hours: special.map((day) => ({ ...day })),
      })),
    announcements: places
      ? []
      : announcementsOf(site).map(({ text, tone, startsAt, expiresAt }) => ({
          ...{ text, tone },
          ...(startsAt === undefined ? {} : { starts_at: clockText(startsAt, timeZone) }),
          ...(expiresAt === undefined ? {} : { expires_at: clockText(expiresAt, timeZone) }),
        })),
  };
}

/**
 * A dealer's file with a change in it; everything else is as it was. Throws the `Refusal` with 422 for a place that is
 * not there, and for a time that no clock of the dealer shows.
 */
export const changedSource = (site: ConfiguredSite, change: DeskSiteChange): Source =>
  change.kind === 'hours' ? withHours(site, change) : withAnnouncement(site, change);

function withHours(
  { source }: ConfiguredSite,
  { place, hours, special_hours: special }: DeskSiteChange & { kind: 'hours' },
): Source {
  const own = source['site'] as Part;
  const locations = own['locations'] as readonly Part[];
  if (!locations.some(({ slug }) => slug === place)) throw new Refusal(422, worded('site.noPlace'));
  const changed = locations.map((location) => {
    if (location['slug'] !== place) return location;
    const { special_hours: _before, ...rest } = location;
    return { ...rest, hours, ...(special.length > 0 ? { special_hours: special } : {}) };
  });
  return { ...source, site: { ...own, locations: changed } };
}

function withAnnouncement(
  site: ConfiguredSite,
  { index, announcement }: DeskSiteChange & { kind: 'announcement' },
): Source {
  const { source } = site;
  const before = announcementsOf(site);
  const changed = announcement && stored(site, announcement, before[index]?.link);
  const announcements = [...before.slice(0, index), ...(changed ? [changed] : []), ...before.slice(index + 1)];
  return { ...source, navigation: { ...(source['navigation'] as Part | undefined), announcements } };
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
