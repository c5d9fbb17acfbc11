import {
  departmentName,
  departmentsOf,
  type PlaceDepartment,
  type SiteConfigSay,
  type SiteLocation,
} from '@forecourt/site-config';
import { internationalPhone } from '@forecourt/vehicle';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

type Day = SiteLocation['hours'][number];
type Holiday = NonNullable<SiteLocation['special_hours']>[number];

/** Hours of a week for schema.org: days with the same hours are grouped, closed days are left out. */
export function openingHoursSpecification(hours: readonly Day[]): object[] {
  const groups = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const { weekday, status, open, close } of hours) {
    if (status !== 'Open' || !open || !close) continue;
    const group = groups.get(`${open}-${close}`) ?? { opens: open, closes: close, dayOfWeek: [] };
    group.dayOfWeek.push(DAYS[weekday] ?? '');
    groups.set(`${open}-${close}`, group);
  }
  return [...groups.values()].map((group) => ({ '@type': 'OpeningHoursSpecification', ...group }));
}

/** Holidays; a day that is closed opens and closes at midnight. */
const holidaySpecification = (holidays: readonly Holiday[]): object[] =>
  holidays.map(({ date, status, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: status === 'Open' && open ? open : '00:00',
    closes: status === 'Open' && close ? close : '00:00',
  }));

export interface PlaceDataInput {
  readonly place: SiteLocation;
  /** Address of the place's page. */
  readonly url: string;
  /** As the page shows it; left out where the site masks its numbers. */
  readonly telephone: string | undefined;
  readonly imageUrl: string | undefined;
  /** `yyyy-mm-dd` at the place: holidays that are over are left out. */
  readonly today: string;
  readonly saySite: SiteConfigSay;
}

/** A place for search engines (LOC-01): nothing that its page does not show. */
export function placeStructuredData({ place, url, telephone, imageUrl, today, saySite }: PlaceDataInput): object {
  const { name, types, address, lat, long, email } = place;
  const departments = departmentsOf(place);
  return defined({
    '@type': TYPES[types[0] ?? 'sales'],
    '@id': `${url}#place`,
    name,
    url,
    telephone: telephone === undefined ? undefined : internationalPhone(telephone),
    email,
    image: imageUrl,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    ...hoursOf(place, today),
    department:
      departments.length > 1
        ? departments.map((department) => ({
            '@type': TYPES[department.category],
            name: `${name} ${departmentName(department, saySite)}`,
            ...hoursOf(department, today),
          }))
        : undefined,
  });
}

const hoursOf = (
  { hours, special_hours: special = [] }: Pick<PlaceDepartment, 'hours' | 'special_hours'>,
  today: string,
) => {
  const ahead = special.filter(({ date }) => date >= today);
  return {
    openingHoursSpecification: openingHoursSpecification(hours),
    ...(ahead.length > 0 ? { specialOpeningHoursSpecification: holidaySpecification(ahead) } : {}),
  };
};

const defined = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
