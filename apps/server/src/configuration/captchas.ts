import type { ServiceOptions } from '@forecourt/api';
import type { Sites } from '@forecourt/service/sites';
import { readNamedSecrets, type NamedSecret } from './environment.js';

/** Every variable that dealers name for their captcha services. */
export const captchaSecrets = (sites: Pick<Sites, 'all'>): NamedSecret[] =>
  sites.all.flatMap(({ slug, leads: { captchaSecret: name } }): NamedSecret[] =>
    name === undefined ? [] : [{ name, neededBy: `${slug}: leads.captchaSecret`, kind: 'authorization' }],
  );

/** Secrets of the captcha services. Throws one message that names every variable that is missing. */
export function captchasFrom(
  given: Readonly<Record<string, string | undefined>>,
  sites: Sites,
): NonNullable<ServiceOptions['captcha']> {
  const secrets = readNamedSecrets(captchaSecrets(sites), given);
  return { secretOf: (name) => secrets.get(name) };
}
