import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';
import { LEAN, release } from '../artefact/release.ts';
import { startPlatform, type Platform, type Program } from '../commands/spawnPlatform.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';

/** Measures and prints. Says whether every bar is kept; throws where its options are wrong. */
export type Figure = () => Promise<boolean>;

export function siteNamed(slug: string): ConfiguredSite {
  const site = readSites().bySlug(slug);
  if (!site) throw new Error(`There is no site "${slug}".`);
  return site;
}

export const hostOn = (site: ConfiguredSite, port: number): string => `${site.site.hosts[0] ?? 'localhost'}:${port}`;

/** Gives a folder that is removed afterwards. */
export async function inFolder<Answer>(run: (dir: string) => Promise<Answer>): Promise<Answer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    return await run(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What is measured asks from this machine alone, for visitors of many networks. */
const ENVIRONMENT = { FORECOURT_TRUSTED_PROXIES: '127.0.0.1' };

/** `again` ends the platform and starts another on its folder. */
type OnPlatform<Answer> = (platform: Platform, dataDir: string, again: () => Promise<Platform>) => Promise<Answer>;

const onProgram = <Answer>(program: Program | undefined, run: OnPlatform<Answer>): Promise<Answer> =>
  inFolder(async (dataDir) => {
    const start = async (): Promise<Platform> => {
      const platform = await startPlatform(dataDir, program ? { ...ENVIRONMENT, ...LEAN } : {}, program);
      if ('port' in platform) return platform;
      throw new Error(`The platform did not start: ${platform.said.join(' ')}`);
    };
    let platform = await start();
    const again = async (): Promise<Platform> => {
      await platform.end('SIGTERM');
      return (platform = await start());
    };
    try {
      return await run(platform, dataDir, again);
    } finally {
      await platform.end('SIGTERM');
    }
  });

/** Starts the platform as `npm start` does, in a process of its own. */
export const onPlatform = <Answer>(run: OnPlatform<Answer>): Promise<Answer> => onProgram(undefined, run);

/** Starts the artefact that was built last, as production does. */
export const onArtefact = <Answer>(run: OnPlatform<Answer>): Promise<Answer> => onProgram(release(), run);

/** Starts the platform in this process, in memory, with demo stock. */
export async function inProcess<Answer>(
  run: (forecourt: Forecourt) => Promise<Answer>,
  options: Omit<Parameters<typeof startForecourt>[0], 'port' | 'dataDir' | 'demoStock'> = {},
): Promise<Answer> {
  const forecourt = await startForecourt({ ...options, port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
  try {
    return await run(forecourt);
  } finally {
    await forecourt.close();
  }
}

/** The value below which this share of all values is. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
