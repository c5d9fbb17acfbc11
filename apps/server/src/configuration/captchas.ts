import type { ServiceOptions } from '@forecourt/api';
import type { Sites } from '@forecourt/service/sites';
import { namedSecretIn, type NamedSecret } from './environment.js';

/** Every variable that dealers name for their captcha services. */
export const captchaSecrets = (sites: Pick<Sites, 'all'>): NamedSecret[] =>
  sites.all.flatMap(({ slug, leads: { captchaSecret: name } }): NamedSecret[] =>
    name === undefined ? [] : [{ name, neededBy: `${slug}: leads.captchaSecret`, kind: 'authorization' }],
  );

/** Secrets of the captcha services. */
export const captchasFrom = (
  given: Readonly<Record<string, string | undefined>>,
): NonNullable<ServiceOptions['captcha']> => ({ secretOf: namedSecretIn(given) });
