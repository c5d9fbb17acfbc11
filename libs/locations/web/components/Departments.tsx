import { Part, useSection, useWords } from '@forecourt/composition';
import {
  departmentName,
  departmentsOf,
  haveSameHours,
  holidaysAhead,
  siteConfigWords,
  type SiteLocation,
} from '@forecourt/site-config';
import { loadDepartmentTabs, loadHolidayHours } from '../parts/loads.js';
import { locationsSection } from '../section.js';
import { DepartmentHours } from './DepartmentHours.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

/**
 * Hours of a place: one list where its departments keep the same, a tab or column for each where they do not (LOC-01).
 */
export function Departments({ place, now }: { place: SiteLocation; now: number }) {
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const { departmentTabs } = useSection(locationsSection);
  const all = departmentsOf(place);
  const departments = haveSameHours(all) ? all.slice(0, 1) : all;
  const holidays = holidaysAhead(place, now, saySite);
  const { slug } = place;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{say('hours.title')}</h2>
      {departmentTabs && departments.length > 1 ? (
        <div css={[styles.box, { height: 'auto' }]}>
          <Part
            id="locations/departments"
            load={loadDepartmentTabs}
            hydrate="visible"
            props={{ label: say('hours.departments', { place: place.name }), place: slug, departments, now }}
          />
        </div>
      ) : (
        <ul css={styles.grid}>
          {departments.map((department) => (
            <li key={department.category} css={styles.box}>
              <h3>
                {(departments.length > 1 ? [department] : all).map((one) => departmentName(one, saySite)).join(', ')}
              </h3>
              <DepartmentHours place={slug} department={department} now={now} />
            </li>
          ))}
        </ul>
      )}
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
