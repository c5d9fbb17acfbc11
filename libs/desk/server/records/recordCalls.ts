import { activityOf } from '@forecourt/analytics';
import { Refusal } from '@forecourt/contracts/api';
import { MOST_ACTIVITY_DAYS, readDeskActivity, readDeskAudit, readDeskImports } from '@forecourt/desk/domain';
import { refuseField, serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { addDays, dayIn } from '@forecourt/site-config';
import { ownsStock } from '@forecourt/service/sites';
import { feedStatesPort, type FeedState } from '@forecourt/stock';
import { formatDate, wordsOf } from '@forecourt/words';
import { atDesk } from '../access/atDesk.js';
import { deskServerWords } from '../words/deskServerWords.js';
import { worded } from '../words/worded.js';
import { auditOf, note } from './audit.js';
import { importsOf } from './deskImports.js';
import { warningsOf } from './deskWarnings.js';

const feedView = ({ source, everyMinutes, checkedAt, cameAt, nextAt, outcome, detail, oldHours }: FeedState) => {
  const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  const times = { checked_at: moment(checkedAt), came_at: moment(cameAt), next_at: moment(nextAt) };
  return { source, every_minutes: everyMinutes, ...times, outcome, detail, old_hours: oldHours };
};

/** Further records of the desk: imports of stock, what shoppers did, and the audit of the desk itself. */
export function recordCalls(service: ServiceContext): ServedCall[] {
  const { db, now, port } = service;
  const feeds = port(feedStatesPort);
  const reads = { perMinute: 120 };
  return [
    serve(
      readDeskImports,
      async ({ query, request }) => {
        const { site } = await atDesk(service, request);
        const [found, feed, warnings] = await Promise.all([
          importsOf(db, site, query.run),
          ownsStock(site) ? feeds.stateOf(site) : undefined,
          warningsOf(service, site),
        ]);
        return { ...found, ...(feed ? { feed: feedView(feed) } : {}), ...warnings };
      },
      reads,
    ),
    serve(
      readDeskActivity,
      async ({ query, request }) => {
        const { site, person } = await atDesk(service, request);
        if (!site.site.analytics.store) throw new Refusal(404, worded('notCounted'));
        const to = query.to || dayIn(site.site.timeZone, now());
        const from = query.from || addDays(to, -6);
        if (from > to || from < addDays(to, 1 - MOST_ACTIVITY_DAYS))
          throw refuseField(422, 'from', worded('field.activity', { days: MOST_ACTIVITY_DAYS }));
        const days = await activityOf(db, site, { from, to, places: person.locations });
        const sums = new Map<string, number>();
        for (const { kind, count } of days.flatMap(({ counts }) => counts))
          sums.set(kind, (sums.get(kind) ?? 0) + count);
        const say = wordsOf(site, deskServerWords);
        const detail = say('audit.days', { from: formatDate(from, say.language), to: formatDate(to, say.language) });
        await note(db, { site: site.slug, who: person.email, what: 'activity-seen', detail, at: now() });
        const totals = [...sums].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
        return { from, to, totals, days: days.map(({ day, counts }) => ({ day, counts: [...counts] })) };
      },
      reads,
    ),
    serve(
      readDeskAudit,
      async ({ query, request }) => {
        const { sites, person } = await atDesk(service, request);
        return auditOf(db, sites, person, query);
      },
      reads,
    ),
  ];
}
