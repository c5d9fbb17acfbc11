import path from 'node:path';
import { Refusal } from '@forecourt/contracts/api';
import { z } from 'zod';
import type { Db, Yield, OutboxWorker } from '@forecourt/database';
import { noteRefusedImport } from '@forecourt/dealer-desk';
import type { Sites } from '@forecourt/sites';
import {
  FeedError,
  importFeed,
  readMapping,
  SearchPortError,
  stockOwnerNamed,
  type ImportSummary,
  type Indexer,
} from '@forecourt/stock';

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

/** Runs an import to its end: until the search finds what came in. Throws a Refusal with one clear message. */
export function createImportJob(options: {
  db: Db;
  sites: Sites;
  worker: OutboxWorker;
  indexer: Indexer;
  yieldNow: Yield;
}): ImportJob {
  const { db, sites, worker, indexer, yieldNow } = options;
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
        onCommit: () => worker.wake(),
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
