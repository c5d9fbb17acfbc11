import type { ConfiguredSite } from '@forecourt/service/sites';
import { captchaSecrets } from './captchas.js';
import { depositSecrets } from './deposits.js';
import { secretProblem, type Environment } from './environment.js';
import { namedSecrets, sendsPosts } from './leadsOut.js';

/** What a site lacks of the variables that its configuration names, a line each: it alone stays out for that. */
export const secretProblems =
  (
    environment: Pick<Environment, 'FORECOURT_LEAD_POSTS'>,
    given: Readonly<Record<string, string | undefined>>,
    isProduction: boolean,
  ) =>
  (site: ConfiguredSite): string[] => {
    const own = { all: [site] };
    const needed = [
      ...(sendsPosts(environment, isProduction) ? namedSecrets(own) : []),
      ...depositSecrets(own),
      ...captchaSecrets(own),
    ];
    return needed.flatMap((one) => secretProblem(one, given) ?? []).map((text) => `environment variable ${text}`);
  };
