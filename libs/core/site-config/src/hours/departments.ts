import type { SiteLocation } from '../sections/site.js';
import type { SiteConfigSay } from '../words/say.js';
import type { Hours } from './openState.js';

export type DepartmentCategory = SiteLocation['types'][number];

/** A part of a place with a counter of its own. */
export interface PlaceDepartment extends Hours {
  readonly category: DepartmentCategory;
  /** The dealer's own name for it; `departmentName` has one in any case. */
  readonly name?: string;
  /** Left out where the place's own number counts. */
  readonly phone?: string;
  readonly email?: string;
}

const NAMES = {
  sales: 'department.sales',
  service: 'department.service',
  parts: 'department.parts',
} as const satisfies Record<DepartmentCategory, string>;

export const departmentName = (
  { category, name }: Pick<PlaceDepartment, 'category' | 'name'>,
  say: SiteConfigSay,
): string => name ?? say(NAMES[category]);

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
      ...(own?.name === undefined ? {} : { name: own.name }),
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
