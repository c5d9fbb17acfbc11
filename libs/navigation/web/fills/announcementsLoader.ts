import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { isWithin, sectionOf } from '@forecourt/site-config';
import type { Announcement } from '../announcements.js';
import { navigationSection } from '../section.js';

/** What runs now, by the server’s clock. */
export function loader({ context }: LoaderFunctionArgs): readonly Announcement[] {
  const now = context.get(nowContext)();
  const { announcements } = sectionOf(context.get(siteContext), navigationSection);
  return announcements.filter((announcement) => isWithin(announcement, now));
}
