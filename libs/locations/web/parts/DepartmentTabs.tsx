import { useWords } from '@forecourt/composition';
import { departmentName, siteConfigWords, type PlaceDepartment } from '@forecourt/site-config';
import { Tabs } from '@forecourt/ui-kit';
import { DepartmentHours } from '../components/DepartmentHours.js';

export interface DepartmentTabsProps {
  readonly label: string;
  /** Slug of the place. */
  readonly place: string;
  readonly departments: readonly PlaceDepartment[];
  readonly now: number;
}

/** Sales, Service and what else a place has, each in a tab (LOC-01). */
export function Component({ label, place, departments, now }: DepartmentTabsProps) {
  const saySite = useWords(siteConfigWords);
  return (
    <Tabs
      label={label}
      tabs={departments.map((department) => ({
        id: department.category,
        name: departmentName(department, saySite),
        content: <DepartmentHours place={place} department={department} now={now} />,
      }))}
    />
  );
}
