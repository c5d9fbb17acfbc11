import { composeService, type Service } from '../../apps/api/src/index.ts';
import type { Environment } from '../../apps/server/src/configuration/environment.ts';
import { searchClusterFrom } from '../../apps/server/src/configuration/searchCluster.ts';
import { signingFrom } from '../../apps/server/src/configuration/signing.ts';
import { openSitesAlone } from '../../apps/server/src/configuration/openSites.ts';
import { DEALERS } from '../../apps/server/src/configuration/readSites.ts';
import { PLACEHOLDER } from '../../apps/server/src/placeholder.ts';

/**
 * The service for a command that finds no server running on its data folder. Close it: the folder is held until then.
 */
export const composeAlone = (dataDir: string, environment: Environment): Promise<Service> =>
  composeService({
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    signing: signingFrom(environment),
    searchCluster: searchClusterFrom(environment),
    sites: openSitesAlone({ dataDir, dealersDir: DEALERS, onNotice: (line) => console.warn(line) }),
    pictures: () => Promise.resolve(undefined),
    placeholder: PLACEHOLDER,
    isProduction: true,
  });
