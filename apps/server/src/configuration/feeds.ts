import { httpFiles, sftpFiles } from '@forecourt/service/outbound';
import type { ServiceOptions } from '@forecourt/api';
import type { Environment } from './environment.js';

/** How stock feeds are fetched in this environment. A password that is missing is that feed's fault, at its desk. */
export const feedsFrom = (
  environment: Pick<Environment, 'FORECOURT_PRIVATE_HOSTS' | 'FORECOURT_FEEDS'>,
  given: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): NonNullable<ServiceOptions['feeds']> => {
  const known = new Map(Object.entries(given));
  const options = {
    secretOf: (name: string) => known.get(name),
    privateHosts: environment.FORECOURT_PRIVATE_HOSTS ?? [],
    allowsLoopback: !isProduction,
  };
  return {
    files: httpFiles(options),
    sftp: sftpFiles(options),
    folder: environment.FORECOURT_FEEDS,
  };
};
