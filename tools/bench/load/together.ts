import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { sendLead } from '../../commands/sendLead.ts';
import { askServer } from '../../commands/runningServer.ts';
import type { Platform } from '../../commands/spawnPlatform.ts';
import { hostOn } from '../harness.ts';
import { residentMemory } from './ownProcess.ts';
import type { Generator } from './requests.ts';

/** Shoppers' pages a second, and pauses between enquiries and imports. */
const PAGES = { kept: 20, known: 10, drawn: 10 } as const;
const KINDS = ['kept', 'known', 'drawn'] as const;
const LEAD_EVERY_MS = 2000;
const IMPORT_EVERY_MS = 120_000;
/** One vehicle of so many leaves the feed at each other import, and comes back. */
const LEAVES = 100;
/** The most that may be resident, MB, and how far the last quarter may be over the second. */
const MOST_MB = 500;
const MOST_GROWTH = 1.1;
const SAMPLE_MS = 5000;
const MINUTE_MS = 60_000;

export interface Together {
  readonly platform: Platform;
  readonly dataDir: string;
  readonly site: ConfiguredSite;
  readonly pages: readonly string[];
  readonly file: string;
  readonly map: string;
  readonly minutes: number;
  readonly generator: Generator;
}

/** A feed without some of its vehicles: its head, and the other rows. */
export const withoutSome = (csv: string): string =>
  (parse(csv, { raw: true, relax_column_count: true }) as unknown as readonly { readonly raw: string }[])
    .filter((_, row) => row === 0 || row % LEAVES !== 0)
    .map(({ raw }) => raw.trimEnd())
    .join('\n');

/** Whether memory stayed: the last quarter of the samples is hardly more than the second. */
export function isFlat(samples: readonly number[]): boolean {
  const quarter = Math.floor(samples.length / 4);
  const mean = (part: readonly number[]): number => part.reduce((sum, each) => sum + each, 0) / part.length;
  return quarter === 0 || mean(samples.slice(-quarter)) <= MOST_GROWTH * mean(samples.slice(quarter, 2 * quarter));
}

/** Shoppers, enquiries and imports at the same time. Prints memory by the minute; says whether it keeps the bars. */
export async function together(options: Together): Promise<boolean> {
  const { platform, dataDir, site, pages, file, map, minutes, generator } = options;
  const { port, pid } = platform;
  const smaller = path.join(dataDir, 'feed-without-some.csv');
  writeFileSync(smaller, withoutSome(readFileSync(file, 'utf8')));
  const counts = { pages: 0, shed: 0, failed: 0, leads: 0, refused: 0, imports: 0 };
  const samples: number[] = [];
  const until = Date.now() + minutes * MINUTE_MS;
  const isOver = (): boolean => Date.now() >= until;

  const shoppers = async (): Promise<void> => {
    for (let turn = 0; !isOver(); turn++) {
      const kind = KINDS[turn % KINDS.length] ?? 'kept';
      const job = { port, host: hostOn(site, port), pages, kind, connections: 10, rate: PAGES[kind] } as const;
      const { answered, shed, failed } = await generator.make({ ...job, seconds: 10 });
      counts.pages += answered;
      counts.shed += shed;
      counts.failed += failed;
    }
  };
  const every = async (milliseconds: number, act: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !isOver(); turn++) {
      await act(turn);
      await new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, Math.max(0, until - Date.now()))));
    }
  };
  const enquire = async (turn: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `10.4.${Math.floor(turn / 250) % 250}.${turn % 250}` };
    const { id } = await sendLead(port, site.slug, randomUUID(), headers).catch(() => ({ id: undefined }));
    if (id === undefined) counts.refused += 1;
    else counts.leads += 1;
  };
  const bringIn = async (turn: number): Promise<void> => {
    const body = { site: site.slug, file: turn % 2 === 0 ? smaller : file, map, allowRemovals: true };
    await askServer(dataDir, '/api/admin/imports', { method: 'POST', body });
    counts.imports += 1;
  };
  const sample = async (turn: number): Promise<void> => {
    const { now, most } = residentMemory(pid);
    samples.push(now);
    if ((turn * SAMPLE_MS) % MINUTE_MS === 0)
      console.log(`minute ${(turn * SAMPLE_MS) / MINUTE_MS}: ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
    await Promise.resolve();
  };
  await Promise.all([
    shoppers(),
    every(LEAD_EVERY_MS, enquire),
    every(IMPORT_EVERY_MS, bringIn),
    every(SAMPLE_MS, sample),
  ]);
  const last = samples.at(-1) ?? 0;
  const stays = isFlat(samples);
  console.log(
    `after ${minutes} minutes ${last.toFixed(0)} MB of ${MOST_MB}, ${stays ? 'flat' : 'growing'}: ${counts.pages}` +
      ` pages, ${counts.shed} shed, ${counts.failed} failed, ${counts.leads} enquiries, ${counts.refused} refused,` +
      ` ${counts.imports} imports`,
  );
  return last <= MOST_MB && stays && counts.failed === 0 && counts.refused === 0;
}
