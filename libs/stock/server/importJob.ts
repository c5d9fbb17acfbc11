import path from 'node:path';
import { Refusal } from '@forecourt/contracts/api';
import { z } from 'zod';
import type { Db, Yield, OutboxWorker } from '@forecourt/service/database';
import { portRef } from '@forecourt/service';
import type { Sites } from '@forecourt/service/sites';
import { FeedError } from './feed/readFeed.js';
import { readMapping } from './feed/readMapping.js';
import { importFeed, type ImportSummary } from './importFeed.js';
import type { Indexer } from './index/indexer.js';
import { SearchPortError } from './index/searchPort.js';
import { stockOwnerNamed } from './index/stockOwnerNamed.js';
import { noteRefusedImport } from './feeds/refusedImports.js';

export const importRequest = z.strictObject({
  site: z.string().min(1),
  file: z.string().min(1),
  map: z.string().min(1),
  allowRemovals: z.boolean().default(false),
  /** Instead of the site's own (site.feedRemovalShare). */
  removalShare: z.number().gt(0).max(1).optional(),
  dryRun: z.boolean().default(false),
});
export type ImportRequest = z.input<typeof importRequest>;
export interface ImportAnswer extends ImportSummary {
  /** Missing where the search does not have the vehicles yet. */
  searchableAfterSeconds?: number;
  /** Why it does not: the vehicles are stored, and are indexed as soon as the search server takes them. */
  searchFault?: string;
  /** Vehicles that the feed had not changed and the search index lacked all the same. */
  mended: number;
}
type Indexed = Pick<ImportAnswer, 'searchableAfterSeconds' | 'searchFault' | 'mended'>;
const NOTHING_TO_INDEX: Indexed = { searchableAfterSeconds: 0, mended: 0 };
export type ImportJob = (
  request: unknown,
  onProgress?: (progress: { read: number; share: number }) => void,
) => Promise<ImportAnswer>;

export const importPort = portRef<ImportJob>('stock/import');

/** Runs an import to its end: until the search finds what came in. Throws a Refusal with one clear message. */
export function createImportJob(options: {
  db: Db;
  sites: Sites;
  worker: Pick<OutboxWorker, 'drain'>;
  indexer: Indexer;
  yieldNow: Yield;
  /** Called after each commit. */
  onCommit: () => void;
}): ImportJob {
  const { db, sites, worker, indexer, yieldNow, onCommit } = options;
  const bringToSearch = async (slug: string): Promise<Indexed> => {
    const importedAt = Date.now();
    try {
      await worker.drain();
      const mended = await indexer.mend([slug]);
      await indexer.settled();
      return { searchableAfterSeconds: (Date.now() - importedAt) / 1000, mended };
    } catch (error) {
      // the import is done, and its work on the index waits in the outbox
      if (!(error instanceof SearchPortError)) throw error;
      return { searchFault: error.message, mended: 0 };
    }
  };
  return async (request, onProgress) => {
    const parsed = importRequest.safeParse(request);
    if (!parsed.success)
      throw new Refusal(
        422,
        parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
      );
    const { site: slug, file, map, allowRemovals, removalShare, dryRun } = parsed.data;
    try {
      const { site } = stockOwnerNamed(slug, sites);
      const mapping = readMapping(map);
      const summary = await importFeed({
        db,
        slug,
        site,
        file,
        mapping,
        isDryRun: dryRun,
        allowsRemovals: allowRemovals,
        ...(removalShare === undefined ? {} : { removalShare }),
        ...(onProgress ? { onProgress } : {}),
        yieldNow,
        onCommit,
      });
      return { ...summary, ...(dryRun ? NOTHING_TO_INDEX : await bringToSearch(slug)) };
    } catch (error) {
      if (error instanceof FeedError || error instanceof Refusal) {
        // the dealer's people read it at their desk, without our folders
        const reason = [file, map].reduce((text, name) => text.replaceAll(name, path.basename(name)), error.message);
        if (!dryRun && sites.bySlug(slug)) await noteRefusedImport(db, { site: slug, file, reason, at: Date.now() });
        throw new Refusal(422, error.message);
      }
      throw error;
    }
  };
}
