import { NO_VISIT, readVisit, withPage, type Visit } from './visit.js';

/** The visit of a posted form: what the page's script added, else the form's page from the `Referer` header. */
export function postedVisit(text: string | undefined, referrer: string | null): Visit {
  const visit = readVisit(text);
  return visit.pages.length > 0 || !referrer || !URL.canParse(referrer) ? visit : withPage(NO_VISIT, new URL(referrer));
}
