import type { DeskImportsAnswer } from '@forecourt/desk/domain';
import { sql, type Db } from '@forecourt/service/database';
import { ownsStock, type ConfiguredSite } from '@forecourt/service/sites';
import { feedFileName, KEPT_REFUSALS } from '@forecourt/stock';

const RUNS = 20;
const ISSUES = 300;

const count = (summary: Readonly<Record<string, unknown>>, name: string): number => {
  const value = Object.hasOwn(summary, name) ? summary[name] : 0;
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
};

/** What came into a site's stock by feeds, what was refused, and the rows of one import. */
export async function importsOf(db: Db, site: ConfiguredSite, run = ''): Promise<DeskImportsAnswer> {
  if (!ownsStock(site)) return { owner: site.stockOwner, runs: [], refusals: [] };
  const runs = await db
    .selectFrom('import_runs')
    .select(['id', 'file', 'started_at', 'finished_at', 'summary'])
    .where('site', '=', site.slug)
    .orderBy('started_at', 'desc')
    .limit(RUNS)
    .execute();
  const refusals = await db
    .selectFrom('import_refusals')
    .select(['file', 'at', 'reason'])
    .where('site', '=', site.slug)
    .orderBy('id', 'desc')
    .limit(KEPT_REFUSALS)
    .execute();
  const issues = run === '' ? undefined : await issuesOf(db, site.slug, run);
  return {
    runs: runs.map(({ id, file, started_at: started, finished_at: finished, summary }) => {
      const numbers = summary as Readonly<Record<string, unknown>>;
      return {
        ...{ id, file: feedFileName(file), started_at: started.toISOString() },
        ...(finished ? { finished_at: finished.toISOString() } : {}),
        read: count(numbers, 'read'),
        created: count(numbers, 'created'),
        updated: count(numbers, 'updated'),
        unchanged: count(numbers, 'unchanged'),
        sold: count(numbers, 'sold'),
        mended: count(numbers, 'mendedRows'),
        skipped: count(numbers, 'skippedRows'),
      };
    }),
    refusals: refusals.map(({ file, at, reason }) => ({ file: feedFileName(file), at: at.toISOString(), reason })),
    ...(issues ? { issues } : {}),
  };
}

const issuesOf = (db: Db, site: string, run: string) =>
  db
    .selectFrom('import_issues')
    .select(['row', 'column', 'value', 'reason', 'kind'])
    .where('site', '=', site)
    .where('run_id', '=', run)
    .orderBy(sql`case kind when 'skipped' then 0 when 'mended' then 1 else 2 end`)
    .orderBy('row')
    .limit(ISSUES)
    .execute();
