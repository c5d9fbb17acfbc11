import type { SiteLocation } from '../sections/site.js';
import type { Hours } from './openState.js';

export type DepartmentCategory = SiteLocation['types'][number];

/** A part of a place with a counter of its own. */
export interface PlaceDepartment extends Hours {
  readonly category: DepartmentCategory;
  readonly name: string;
  /** Left out where the place's own number counts. */
  readonly phone?: string;
  readonly email?: string;
}

const NAMES = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const satisfies Record<
  DepartmentCategory,
  string
>;

/**
 * Departments of a place, one for each of its types (B2.4): with the hours of their own, and those of the place where
 * they have none.
 */
export function departmentsOf(place: Pick<SiteLocation, 'types' | 'departments'> & Hours): PlaceDepartment[] {
  const { types, departments = [], hours, special_hours: special, time_zone } = place;
  return types.map((category) => {
    const own = departments.find((department) => department.category === category);
    const holidays = own?.special_hours ?? special;
    return {
      category,
      name: own?.name ?? NAMES[category],
      hours: own?.hours ?? hours,
      ...(holidays ? { special_hours: holidays } : {}),
      time_zone,
      ...(own?.phone === undefined ? {} : { phone: own.phone }),
      ...(own?.email === undefined ? {} : { email: own.email }),
    };
  });
}

/** Whether all departments have the same hours: then no one has to choose a department. */
export const haveSameHours = (departments: readonly Hours[]): boolean =>
  new Set(departments.map(({ hours, special_hours: special = [] }) => JSON.stringify([hours, special]))).size <= 1;
