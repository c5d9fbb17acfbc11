import { openDataFolder } from '../../apps/api/src/dataFolder.ts';
import { openSitesAlone } from '../../apps/server/src/configuration/openSites.ts';
import type { Environment } from '../../apps/server/src/configuration/environment.ts';
import { signingFrom } from '../../apps/server/src/configuration/signing.ts';
import { installationKeys, openDatabase } from '@forecourt/service/database';
import {
  Previews,
  publicOriginOf,
  type DealerStanding,
  type DealerVersion,
  type NewPreview,
} from '@forecourt/service/sites';
import path from 'node:path';
import { askServer } from '../commands/runningServer.ts';

/** A version as a command shows it. */
export interface ShownVersion extends Pick<DealerVersion, 'number' | 'deed' | 'who' | 'files' | 'leftOut'> {
  /** ISO. */
  readonly at: string;
}

/** Versions of an installation's dealers: through the server that runs on the data folder, or without one. */
export interface DealerService {
  standing(): Promise<readonly DealerStanding[]>;
  versions(site: string): Promise<readonly ShownVersion[]>;
  /** A folder with the files of a version. */
  folderOf(site: string, version: number): Promise<string>;
  /** An address that shows a folder unpublished, and until when, ISO. */
  preview(site: string, wanted: NewPreview): Promise<{ readonly address: string; readonly until: string }>;
  publish(site: string, folder: string, who: string): Promise<ShownVersion>;
  revert(site: string, version: number, who: string): Promise<ShownVersion>;
  remove(site: string, who: string): Promise<ShownVersion>;
  close(): Promise<void>;
}

const AT = '/api/admin/dealers';

export async function openDealers(dataDir: string, environment: Environment): Promise<DealerService> {
  const standing = await askServer<{ dealers: readonly DealerStanding[] }>(dataDir, AT);
  return standing ? throughServer(dataDir) : withoutServer(dataDir, environment);
}

function throughServer(dataDir: string): DealerService {
  const ask = async <Answer>(at: string, body?: object): Promise<Answer> => {
    const answer = await askServer<Answer>(dataDir, AT + at, body ? { method: 'POST', body } : {});
    if (!answer) throw new Error('The server has stopped meanwhile.');
    return answer;
  };
  const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values).toString()}`;
  const deed = async (at: string, body: object) => (await ask<{ version: ShownVersion }>(at, body)).version;
  return {
    standing: async () => (await ask<{ dealers: readonly DealerStanding[] }>('')).dealers,
    versions: async (site) =>
      (await ask<{ versions: readonly ShownVersion[] }>(`/versions${query({ site })}`)).versions,
    folderOf: async (site, version) =>
      (await ask<{ folder: string }>(`/folder${query({ site, version: String(version) })}`)).folder,
    preview: (site, { dir, ...more }) => ask('/preview', { site, folder: dir, ...more }),
    publish: (site, folder, who) => deed('/publish', { site, folder, who }),
    revert: (site, version, who) => deed('/revert', { site, version, who }),
    remove: (site, who) => deed('/remove', { site, who }),
    close: () => Promise.resolve(),
  };
}

async function withoutServer(dataDir: string, environment: Environment): Promise<DealerService> {
  const { DATABASE_URL: url } = environment;
  const onNotice = (line: string): void => console.warn(line);
  const database = await openDatabase(url ? { url, onNotice } : { dataDir: path.join(dataDir, 'database'), onNotice });
  // what becomes of a command is said by it
  const live = await openSitesAlone({ dataDir, mayBeEmpty: true, onNotice: () => undefined })(database).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const shown = ({ at, ...version }: DealerVersion): ShownVersion => ({ ...version, at: at.toISOString() });
  return {
    standing: () => Promise.resolve(live.standing()),
    versions: async (site) => (await live.versions(site)).map(shown),
    folderOf: (site, version) => live.folderOf(site, version),
    async preview(site, wanted) {
      const isEmbedded = database.kind === 'pglite';
      const { secrets } = openDataFolder(dataDir, { isEmbedded, onNotice });
      const { secret, earlier = [] } = signingFrom(environment) ?? {};
      const ofFolder = secrets.sessions;
      const key = await installationKeys(database.db, { secret, earlier, ofFolder, isShared: !isEmbedded });
      // where no server runs that knows its port, the address is the public one
      const originOf = (shownSite: Parameters<typeof publicOriginOf>[0]) =>
        publicOriginOf(shownSite, { port: 443, isProduction: true });
      const { address, until } = await new Previews({ live, key, now: Date.now, originOf }).issue(site, wanted);
      return { address, until: until.toISOString() };
    },
    publish: async (site, folder, who) => shown(await live.publish(site, folder, who)),
    revert: async (site, version, who) => shown(await live.revert(site, version, who)),
    remove: async (site, who) => shown(await live.remove(site, who)),
    async close() {
      await live.close();
      await database.close();
    },
  };
}
