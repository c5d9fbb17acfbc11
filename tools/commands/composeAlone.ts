import { composeService, type Service } from '../../apps/api/src/index.ts';
import { searchClusterFrom } from '../../apps/server/src/configuration/searchCluster.ts';
import { signingFrom } from '../../apps/server/src/configuration/signing.ts';
import { openSitesAlone } from '../../apps/server/src/configuration/openSites.ts';
import { PLACEHOLDER } from '../../apps/server/src/placeholder.ts';
import type { Settings } from './settings.ts';

/**
 * The service for a command that finds no server running on its data folder. Close it: the folder is held until then.
 */
export const composeAlone = ({ dataDir, dealersDir, environment }: Settings): Promise<Service> =>
  composeService({
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    signing: signingFrom(environment),
    searchCluster: searchClusterFrom(environment),
    sites: openSitesAlone({ dataDir, dealersDir, onNotice: (line) => console.warn(line) }),
    pictures: () => Promise.resolve(undefined),
    placeholder: PLACEHOLDER,
    isProduction: true,
  });
