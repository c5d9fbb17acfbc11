import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { targetsOf } from '@forecourt/leads';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { startPlatform, type Platform, type Program } from '../commands/spawnPlatform.ts';

/** Runs and prints. Says whether nothing was lost or doubled. */
export type Scenario = () => Promise<boolean>;

/** The dealer whose site is stormed. */
export const SITE = 'harbour';

/** Names of the targets that take an enquiry of the scenarios. */
export function targetNames(): string[] {
  const site = readSites().bySlug(SITE);
  if (!site) throw new Error(`There is no dealer ${SITE}.`);
  return targetsOf(site, { category: 'General Enquiry' }, undefined).map(({ name }) => name);
}

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'forecourt-storm-'));

/** Gives a folder that is removed afterwards. */
export async function inFolder<Answer>(run: (dir: string) => Promise<Answer>): Promise<Answer> {
  const dir = temporaryFolder();
  try {
    return await run(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The platform on a folder, where it must start; its sources when no program is given. */
export async function started(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  program?: Program,
): Promise<Platform> {
  const platform = await startPlatform(dataDir, env, program);
  if (!('port' in platform)) throw new Error(`The platform did not start:\n${platform.said.join('\n')}`);
  return platform;
}

/** Counts enquiries that are not stored under the number that was acknowledged. */
export function countLost(
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly { readonly id: string; readonly idempotency_key: string | null }[],
): number {
  const byKey = new Map(stored.map((lead) => [lead.idempotency_key, lead.id]));
  return [...acknowledged].filter(([key, id]) => byKey.get(key) !== id).length;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
