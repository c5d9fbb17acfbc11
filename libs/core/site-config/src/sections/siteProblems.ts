import { isPostcode, postcodeFit, regionOf } from '../places/index.js';
import { zonesOf } from '../hours/zones.js';

/** Contradictions between options. Values may be of any type: the schema reports wrong types itself. */
export function siteProblems(site: unknown): { path: (string | number)[]; message: string }[] {
  const { dealerships, locations } = asRecord(site);
  const places = asRecords(locations);
  const known = new Set(asRecords(dealerships).map(({ slug }) => slug));
  const primary = places.filter((place) => place['primary'] === true).length;
  return [
    ...places.flatMap(({ dealership_slug: slug }, index) =>
      typeof slug !== 'string' || known.has(slug)
        ? []
        : [
            {
              path: ['locations', index, 'dealership_slug'],
              message: `"${slug}" is no dealership of this site; allowed are ${[...known].join(', ') || 'none'}`,
            },
          ],
    ),
    ...(places.length > 0 && primary !== 1
      ? [{ path: ['locations'], message: `${primary} of the places are "primary"; it must be one` }]
      : []),
    ...places.flatMap(({ departments, types }, index) =>
      departmentProblems(asRecords(departments), Array.isArray(types) ? types : [], ['locations', index]),
    ),
    ...places.flatMap((place, index) => addressProblems(place, ['locations', index])),
    ...repeated(asRecords(dealerships), 'dealerships'),
    ...repeated(places, 'locations'),
  ];
}

/** A place is in one state: its postcode and its clock are those of that state. */
function addressProblems({ address, time_zone: zone }: Record<string, unknown>, place: (string | number)[]) {
  const { state, postcode } = asRecord(address);
  if (typeof state !== 'string') return [];
  const zones = zonesOf(state);
  return [
    ...(typeof postcode === 'string' && isPostcode(postcode) && postcodeFit(state, postcode) === 'none'
      ? [
          {
            path: [...place, 'address', 'postcode'],
            message: `"${postcode}" is no postcode of ${state}, but of ${regionOf(postcode)?.name ?? 'no state'}`,
          },
        ]
      : []),
    ...(typeof zone === 'string' && zones.length > 0 && !zones.includes(zone)
      ? [
          {
            path: [...place, 'time_zone'],
            message: `"${zone}" is no zone of ${state}; allowed are ${zones.join(', ')}`,
          },
        ]
      : []),
  ];
}

/** A department is one of the place’s types, and is listed once. */
function departmentProblems(
  departments: readonly Record<string, unknown>[],
  types: readonly unknown[],
  place: (string | number)[],
) {
  const seen = new Set<unknown>();
  return departments.flatMap(({ category }, index) => {
    if (typeof category !== 'string') return [];
    const path = [...place, 'departments', index, 'category'];
    if (!types.includes(category))
      return [{ path, message: `"${category}" is none of the place’s types; allowed are ${types.join(', ')}` }];
    const isRepeated = seen.has(category);
    seen.add(category);
    return isRepeated ? [{ path, message: `"${category}" appears twice` }] : [];
  });
}

function repeated(items: readonly Record<string, unknown>[], option: string) {
  const seen = new Set<unknown>();
  return items.flatMap(({ slug }, index) => {
    const isRepeated = typeof slug === 'string' && seen.has(slug);
    seen.add(slug);
    return isRepeated ? [{ path: [option, index, 'slug'], message: `"${slug}" appears twice` }] : [];
  });
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asRecords = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(asRecord) : []);
