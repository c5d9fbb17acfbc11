import {
  apiError,
  deskActivityAnswer,
  deskActivityQuery,
  deskAuditAnswer,
  deskAuditQuery,
  deskImportsAnswer,
  deskImportsQuery,
  MOST_ACTIVITY_DAYS,
  Refusal,
} from '@forecourt/contracts/api';
import { activityOf } from '@forecourt/analytics';
import { auditOf, importsOf, note } from '@forecourt/dealer-desk';
import { addDays, dayIn } from '@forecourt/site-config';
import { refuseField } from '@forecourt/service';
import { ownsStock } from '@forecourt/sites';
import type { FeedState } from '@forecourt/stock';
import type { Routes } from '../context.js';
import { warningsOf } from '../desk/deskWarnings.js';
import { atDesk } from '../desk/siteDesk.js';
import { worded } from '../words/worded.js';

const tags = ['desk'];
const REFUSALS = { 401: apiError, 403: apiError, 404: apiError, 422: apiError, 429: apiError };

const feedView = ({ source, everyMinutes, checkedAt, cameAt, nextAt, outcome, detail, oldHours }: FeedState) => {
  const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  const times = { checked_at: moment(checkedAt), came_at: moment(cameAt), next_at: moment(nextAt) };
  return { source, every_minutes: everyMinutes, ...times, outcome, detail, old_hours: oldHours };
};

/** Further records of the desk: imports of stock, what shoppers did, and the audit of the desk itself. */
export const deskRecordRoutes: Routes = (app, context) => {
  const { db, clock } = context;
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.get(
    '/api/desk/imports',
    {
      config,
      schema: {
        summary: 'Imports of stock, and what they refused',
        tags,
        querystring: deskImportsQuery,
        response: { 200: deskImportsAnswer, ...REFUSALS },
      },
    },
    async (request) => {
      const { site } = await atDesk(context, request);
      const [found, feed, warnings] = await Promise.all([
        importsOf(db, site, request.query.run),
        ownsStock(site) ? context.feeds.stateOf(site) : undefined,
        warningsOf(context, site),
      ]);
      return { ...found, ...(feed ? { feed: feedView(feed) } : {}), ...warnings };
    },
  );
  app.get(
    '/api/desk/activity',
    {
      config,
      schema: {
        summary: 'What shoppers did, by day and kind; that somebody looked is noted',
        description:
          `${MOST_ACTIVITY_DAYS}` +
          ' days at most. Somebody of single places sees what concerns their vehicles and leads.',
        ...{ tags, querystring: deskActivityQuery, response: { 200: deskActivityAnswer, ...REFUSALS } },
      },
    },
    async (request) => {
      const { site, person } = await atDesk(context, request);
      if (!site.site.analytics.store) throw new Refusal(404, worded('desk.notCounted'));
      const to = request.query.to || dayIn(site.site.timeZone, clock());
      const from = request.query.from || addDays(to, -6);
      if (from > to || from < addDays(to, 1 - MOST_ACTIVITY_DAYS))
        throw refuseField(422, 'from', worded('field.activity', { days: MOST_ACTIVITY_DAYS }));
      const days = await activityOf(db, site, { from, to, places: person.locations });
      const sums = new Map<string, number>();
      for (const { kind, count } of days.flatMap(({ counts }) => counts)) sums.set(kind, (sums.get(kind) ?? 0) + count);
      const detail = `${from} to ${to}`;
      await note(db, { site: site.slug, who: person.email, what: 'activity-seen', detail, at: clock() });
      const totals = [...sums].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
      return { from, to, totals, days: days.map(({ day, counts }) => ({ day, counts: [...counts] })) };
    },
  );
  app.get(
    '/api/desk/audit',
    {
      config,
      schema: {
        summary: 'What was done at the desk, the newest first',
        tags,
        querystring: deskAuditQuery,
        response: { 200: deskAuditAnswer, ...REFUSALS },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return auditOf(db, sites, person, request.query);
    },
  );
};
