import { postcodeFit } from '@forecourt/site-config/places';
import { dayIn, sectionOf, siteSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

type DatedSite = Pick<ConfiguredSite, 'slug' | 'config'>;

/** Words that say until when something is shown, and whether they name a day or a moment. */
const ENDS = ['expires', 'expiresAt'] as const;

/** What a dealer's file holds that has passed at `now` (epoch milliseconds), a sentence each. Sites show none of it. */
export function outOfDate(site: DatedSite, now: number): string[] {
  const { timeZone, locations } = sectionOf(site, siteSection);
  const today = dayIn(timeZone, now);
  const ended = Object.entries(site.config).flatMap(([section, values]) =>
    endsIn(values, [section]).flatMap(({ path, end }) =>
      isOver(end, today, now) ? [`${site.slug}: ${path.join('.')}: ended on ${end.slice(0, 10)}: nobody sees it`] : [],
    ),
  );
  const year = today.slice(0, 4);
  const holidays = locations.flatMap(({ slug, special_hours: own = [], departments = [] }) =>
    [
      { name: slug, dates: own },
      ...departments.map((item) => ({ name: `${slug} (${item.category})`, dates: item.special_hours ?? [] })),
    ].flatMap(({ name, dates }) => {
      const past = dates.map(({ date }) => date).filter((date) => date.slice(0, 4) < year);
      const isAhead = dates.some(({ date }) => date >= today);
      return past.length === 0 && (dates.length === 0 || isAhead)
        ? []
        : [
            `${site.slug}: holiday hours of ${name}: ` +
              (isAhead
                ? `${past.length} of past years (${past.join(', ')})`
                : 'all have passed: add those of the next holidays'),
          ];
    }),
  );
  return [...ended, ...holidays];
}

/** Postcodes that a place has from a neighbouring state: right in a few towns, a slip elsewhere. */
export function borderPostcodes(site: DatedSite): string[] {
  return sectionOf(site, siteSection).locations.flatMap(({ slug, address: { state, postcode } }) =>
    postcodeFit(state, postcode) === 'border'
      ? [`${site.slug}: the place ${slug} is in ${state} and has a postcode of a neighbouring state (${postcode})`]
      : [],
  );
}

/** A day counts until its end, a moment until it comes. */
const isOver = (end: string, today: string, now: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(end) ? end < today : Date.parse(end) <= now;

function endsIn(value: unknown, path: readonly string[]): { path: readonly string[]; end: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && (ENDS as readonly string[]).includes(key) && !Number.isNaN(Date.parse(item))
      ? [{ path: [...path, key], end: item }]
      : endsIn(item, [...path, key]),
  );
}
