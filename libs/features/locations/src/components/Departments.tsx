import { Part } from '@forecourt/composition';
import { departmentsOf, haveSameHours, holidaysAhead, openingHours, type SiteLocation } from '@forecourt/site-config';
import { hoursOf } from '../parts/liveState.js';
import { loadHolidayHours, loadLiveState } from '../parts/loads.js';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './places.styles.js';

/** Hours of a place: one list where its departments keep the same, a column for each where they do not (LOC-01). */
export function Departments({ place, now }: { place: SiteLocation; now: number }) {
  const all = departmentsOf(place);
  const departments = haveSameHours(all) ? all.slice(0, 1) : all;
  const holidays = holidaysAhead(place, now);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      <ul css={styles.grid}>
        {departments.map((department) => (
          <li key={department.category} css={styles.box} id={department.category}>
            <h3>{departments.length > 1 ? department.name : all.map(({ name }) => name).join(', ')}</h3>
            <Part
              id="locations/live-state"
              load={loadLiveState}
              hydrate="visible"
              props={{ place: hoursOf(department), now }}
            />
            <ul css={styles.hours}>
              {openingHours(department.hours).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {department.phone && <PlacePhone place={place} phone={department.phone} />}
            {department.email && <a href={`mailto:${department.email}`}>{department.email}</a>}
          </li>
        ))}
      </ul>
      {holidays.length > 0 && (
        <div css={{ marginTop: 'var(--space-3)' }}>
          <Part
            id="locations/holiday-hours"
            load={loadHolidayHours}
            hydrate="interaction"
            props={{ name: place.name, holidays }}
          />
        </div>
      )}
    </section>
  );
}
