import { Part, useWords } from '@forecourt/composition';
import { openingHours, type PlaceDepartment, siteConfigWords } from '@forecourt/site-config';
import { hoursOf } from '../parts/liveState.js';
import { loadLiveState } from '../parts/loads.js';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './places.styles.js';

export interface DepartmentHoursProps {
  /** Slug of the place. */
  readonly place: string;
  readonly department: PlaceDepartment;
  readonly now: number;
}

/** When a department is there, now and in a week, and how to reach it. */
export function DepartmentHours({ place, department, now }: DepartmentHoursProps) {
  const saySite = useWords(siteConfigWords);
  return (
    <div css={styles.stack}>
      <Part
        id="locations/live-state"
        load={loadLiveState}
        hydrate="visible"
        props={{ place: hoursOf(department), now }}
      />
      <ul css={styles.hours}>
        {openingHours(department.hours, saySite).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {department.phone && <PlacePhone place={{ slug: place }} phone={department.phone} />}
      {department.email && <a href={`mailto:${department.email}`}>{department.email}</a>}
    </div>
  );
}
