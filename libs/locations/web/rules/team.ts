import { departmentName, departmentsOf, type SiteConfigSay, type SiteLocation } from '@forecourt/site-config';

export type Person = NonNullable<SiteLocation['team']>[number];

export interface PeopleOfDepartment {
  readonly name: string;
  readonly people: readonly Person[];
}

/**
 * People of a place, those of no department first, then department by department as the place has them (B2.1). `others`
 * heads those of no department.
 */
export function teamByDepartment(
  place: SiteLocation,
  others: string,
  saySite: SiteConfigSay,
): readonly PeopleOfDepartment[] {
  const { team = [] } = place;
  const departments = departmentsOf(place);
  const known = new Set<string>(departments.map(({ category }) => category));
  const ofNone = team.filter(({ department }) => department === undefined || !known.has(department));
  return [
    { name: others, people: ofNone },
    ...departments.map((department) => ({
      name: departmentName(department, saySite),
      people: team.filter((person) => person.department === department.category),
    })),
  ].filter(({ people }) => people.length > 0);
}
