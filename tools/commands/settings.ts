import path from 'node:path';
import type { Sites } from '@forecourt/service/sites';
import { DEALERS, dealersDirOf } from '../../apps/server/src/configuration/dealersDir.ts';
import { dealerVariables } from '../../apps/server/src/configuration/dealerVariables.ts';
import { DATA } from '../../apps/server/src/configuration/distribution.ts';
import { readEnvironment, type Environment } from '../../apps/server/src/configuration/environment.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';

/** Flags of every command that works on an installation. */
export const PLACES = { data: { type: 'string' }, dealers: { type: 'string' } } as const;
/** The same, as a command's usage names them. */
export const PLACES_USAGE = '[--data <dir>] [--dealers <dir>]';

type Variables = Readonly<Record<string, string | undefined>>;

interface Places {
  readonly data?: string | undefined;
  readonly dealers?: string | undefined;
}

/** The installation that a command works on. */
export interface Settings {
  readonly environment: Environment;
  readonly dataDir: string;
  readonly dealersDir: string;
  /** Its dealers; a broken one is left out. */
  readonly sites: Sites;
}

/** Folder of the dealers, which may be empty or missing yet: a command begins one. */
export const dealersFolder = (flag: string | undefined, env: Variables): string =>
  path.resolve(flag ?? (env['FORECOURT_DEALERS'] || DEALERS));

/** An installation whose dealers may be in its database alone. Throws one message where it cannot be used. */
export function readInstallation(
  { data, dealersDir }: { readonly data: string | undefined; readonly dealersDir: string },
  env: Variables,
): Pick<Settings, 'dataDir' | 'environment'> {
  const dataDir = path.resolve(data ?? (env['FORECOURT_DATA'] || DATA));
  return { dataDir, environment: readEnvironment(env, dealerVariables(dealersDir, dataDir)) };
}

/** What flags and environment say of an installation. Throws one message where they cannot be used. */
export function readSettings({ data, dealers }: Places, env: NodeJS.ProcessEnv): Settings {
  const dealersDir = dealersDirOf(dealers, env);
  return { ...readInstallation({ data, dealersDir }, env), dealersDir, sites: readSites(dealersDir) };
}
