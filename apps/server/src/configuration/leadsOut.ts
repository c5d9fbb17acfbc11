import { allTargets } from '@forecourt/leads';
import { httpPost, smsGateway, smtpMail, type SmsPort, type OutboundPorts } from '@forecourt/service/outbound';
import type { Sites } from '@forecourt/service/sites';
import { namedSecretIn, type Environment, type NamedSecret } from './environment.js';

type LeadEnvironment = Pick<
  Environment,
  | 'FORECOURT_SMTP_URL'
  | 'FORECOURT_MAIL_FROM'
  | 'FORECOURT_LEAD_POSTS'
  | 'FORECOURT_PRIVATE_HOSTS'
  | 'FORECOURT_SMS_URL'
  | 'FORECOURT_SMS_KEY'
  | 'FORECOURT_SMS_FROM'
>;

/** Whether leads are posted to other systems, and not only stored. */
export const sendsPosts = (
  { FORECOURT_LEAD_POSTS: posts }: Pick<LeadEnvironment, 'FORECOURT_LEAD_POSTS'>,
  isProduction: boolean,
): boolean => (posts ?? (isProduction ? 'send' : 'store')) === 'send';

/** The ways out that this environment has; what becomes of the others is the service's to say. */
export function outboundPortsFrom(
  environment: LeadEnvironment,
  given: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): Partial<OutboundPorts> {
  const { FORECOURT_SMTP_URL: url, FORECOURT_MAIL_FROM: from } = environment;
  const mail = url && from ? smtpMail({ url, from }) : undefined;
  const sms = smsFrom(environment, isProduction);
  const toPeople = { ...(mail ? { mail } : {}), ...(sms ? { sms } : {}) };
  if (!sendsPosts(environment, isProduction)) return toPeople;
  const post = httpPost({
    secretOf: namedSecretIn(given),
    privateHosts: environment.FORECOURT_PRIVATE_HOSTS ?? [],
    allowsLoopback: !isProduction,
  });
  return { ...toPeople, post };
}

function smsFrom(environment: LeadEnvironment, isProduction: boolean): SmsPort | undefined {
  const { FORECOURT_SMS_URL: url, FORECOURT_SMS_KEY: key, FORECOURT_SMS_FROM: from } = environment;
  if (!url || !key || !from) return undefined;
  const privateHosts = environment.FORECOURT_PRIVATE_HOSTS ?? [];
  return smsGateway({ url, key, from, privateHosts, allowsLoopback: !isProduction });
}

/** Every variable that targets of the dealers name. */
export const namedSecrets = (sites: Pick<Sites, 'all'>): NamedSecret[] =>
  sites.all.flatMap(({ slug, leads }) =>
    leads.targets.flatMap((target): NamedSecret[] => {
      if (target.kind === 'mail' || target.kind === 'adf-mail') return [];
      const neededBy = `${slug}: target "${target.name}"`;
      return [
        ...(target.secret ? [{ name: target.secret, neededBy, kind: 'signing' as const }] : []),
        ...(target.authorization ? [{ name: target.authorization, neededBy, kind: 'authorization' as const }] : []),
      ];
    }),
  );

/** Dealers whose leads would not leave in production, a sentence for each. */
export function leadWarnings(environment: LeadEnvironment, sites: Sites): string[] {
  const withoutMail = environment.FORECOURT_SMTP_URL === undefined;
  const withoutPosts = !sendsPosts(environment, true);
  return sites.all.flatMap((site) => {
    const names = (isPost: boolean) =>
      allTargets(site)
        .filter(({ kind }) => (kind === 'webhook' || kind === 'adf-post') === isPost)
        .map(({ name }) => name)
        .join(', ');
    return [
      ...(withoutMail
        ? [
            `${site.slug}: leads have no way out by mail (${names(false)}` +
              '): set FORECOURT_SMTP_URL and FORECOURT_MAIL_FROM',
          ]
        : []),
      ...(withoutPosts && names(true) !== ''
        ? [`${site.slug}: leads are not posted (${names(true)}): FORECOURT_LEAD_POSTS is "store"`]
        : []),
    ];
  });
}
