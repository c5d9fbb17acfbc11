import { NO_VISIT, readVisit, withPage, type Visit } from './visit.js';

/** Of a form that was posted: what the page's script added, else the page that it stood on, as the browser names it. */
export function postedVisit(text: string | undefined, referrer: string | null): Visit {
  const visit = readVisit(text);
  return visit.pages.length > 0 || !referrer || !URL.canParse(referrer) ? visit : withPage(NO_VISIT, new URL(referrer));
}
