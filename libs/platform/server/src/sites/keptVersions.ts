import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, writeWhole } from '@forecourt/folder-lock';
import type { Sites } from './createSites.js';

/** The last version of each dealer's file that the platform ran by, in its data folder. */
export interface KeptVersions {
  read(slug: string): Readonly<Record<string, unknown>> | undefined;
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'dealers');
const fileIn = (dataDir: string, slug: string): string => path.join(folderOf(dataDir), `${slug}.json`);

export const keptVersions = (dataDir: string): KeptVersions => ({
  read(slug) {
    try {
      const value: unknown = JSON.parse(readFileSync(fileIn(dataDir, slug), 'utf8'));
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : undefined;
    } catch {
      // never kept, or damaged: the dealer's own file is all there is
      return undefined;
    }
  },
});

/** Keeps the version by which each site runs, for a start at which its dealer's file is broken. */
export function keepVersions({ all }: Pick<Sites, 'all'>, dataDir: string): void {
  makeFolder(folderOf(dataDir));
  const kept = keptVersions(dataDir);
  for (const { slug, source } of all) {
    const text = JSON.stringify(source);
    if (JSON.stringify(kept.read(slug)) !== text) writeWhole(fileIn(dataDir, slug), text);
  }
}
