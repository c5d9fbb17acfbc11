import { httpFiles, sftpFiles } from '@forecourt/service/outbound';
import type { ServiceOptions } from '@forecourt/api';
import { feedsSection, sectionOf } from '@forecourt/site-config';
import type { Sites } from '@forecourt/service/sites';
import type { Environment } from './environment.js';

/** Every variable that dealers name for the passwords and keys of their feeds. */
export const feedSecrets = ({ all }: Pick<Sites, 'all'>): string[] =>
  all.flatMap((site) => {
    const { password, privateKey } = sectionOf(site, feedsSection).stock ?? {};
    return [password, privateKey].filter((name) => name !== undefined);
  });

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
