import { readVisit, withPage, type Visit } from '../rules/visit.js';

/** Kept by the browser until its tab is closed, never longer: what was looked at (FORM-08). No component shows it. */
const VISIT = 'forecourt-visit';

export function keptVisit(): Visit {
  try {
    return readVisit(sessionStorage.getItem(VISIT));
  } catch {
    // storage is closed to this page
    return readVisit(undefined);
  }
}

/** Adds the page that is shown now. */
export function keepPage(): void {
  try {
    sessionStorage.setItem(VISIT, JSON.stringify(withPage(keptVisit(), new URL(location.href))));
  } catch {
    // storage is closed or full: the enquiry lists fewer pages
  }
}
