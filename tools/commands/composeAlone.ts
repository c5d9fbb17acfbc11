import { composeService, type Service } from '../../apps/api/src/index.ts';
import { searchClusterFrom } from '../../apps/server/src/configuration/searchCluster.ts';
import { signingFrom } from '../../apps/server/src/configuration/signing.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { PLACEHOLDER } from '../../apps/server/src/placeholder.ts';
import type { Settings } from './settings.ts';

/**
 * The service for a command that finds no server running on its data folder. Close it: the folder is held until then.
 */
export const composeAlone = ({ dataDir, dealersDir, environment }: Settings): Promise<Service> =>
  composeService({
    dataDir,
    dealersDir,
    databaseUrl: environment.DATABASE_URL,
    signing: signingFrom(environment),
    searchCluster: searchClusterFrom(environment),
    sites: readSites(dealersDir, dataDir),
    pictures: () => Promise.resolve(undefined),
    placeholder: PLACEHOLDER,
    isProduction: true,
  });
