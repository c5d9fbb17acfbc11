import { Refusal } from '@forecourt/contracts/api';
import { CAPTCHA_SERVICES, enquiryRulesSection, type EnquiryCheck } from '@forecourt/enquiry';
import { siteVerify, type CaptchaPort } from '@forecourt/service/outbound';
import { portRef } from '@forecourt/service';
import { findSection } from '@forecourt/site-config';
import { perSite, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import { worded } from './words/worded.js';

export interface CaptchaSettings {
  /** Values of the variables that dealers name. */
  readonly secretOf: (name: string) => string | undefined;
  /** Called instead of the services' own addresses. */
  readonly verifyUrl?: string | undefined;
}

/** Secrets of the captcha services, of the process; without it no visitor is checked. */
export const captchaSettingsPort = portRef<CaptchaSettings>('leads/captcha-settings');

/** The captcha service of a site; undefined for a site without one. */
export type CaptchaOf = (site: ConfiguredSite) => CaptchaPort | undefined;

export const captchaPort = portRef<CaptchaOf>('leads/captcha');

/** The captcha services of all sites. One without its secret checks no one, and a notice reports that. */
export function captchasOf(
  sites: Sites,
  settings: CaptchaSettings | undefined,
  onNotice: (line: string) => void,
): CaptchaOf {
  const of = perSite(sites, (site): CaptchaPort | undefined => {
    const captcha = findSection(site, enquiryRulesSection)?.captcha;
    if (!captcha) return undefined;
    const secret = site.leads.captchaSecret === undefined ? undefined : settings?.secretOf(site.leads.captchaSecret);
    if (!secret) onNotice(`${site.slug}: forms.captcha has no secret (leads.captchaSecret): no one is checked.`);
    const url = settings?.verifyUrl ?? CAPTCHA_SERVICES[captcha.provider].verifyUrl;
    const notice = (line: string): void => onNotice(`${site.slug}: ${line}`);
    if (!secret) return { verify: () => Promise.resolve('unavailable') };
    return siteVerify({ url, secret, hosts: hostNames(site), onNotice: notice });
  });
  return ({ slug }) => of(slug);
}

const hostNames = ({ site: { hosts, publicOrigin } }: ConfiguredSite): string[] => [
  ...hosts.map((host) => host.replace(/:\d+$/, '')),
  ...(publicOrigin ? [new URL(publicOrigin).hostname] : []),
];

/**
 * Refuses what is done in a visitor's name, such as a code to an address, where nothing proves a person on a site with
 * a captcha service. While that service is down every visitor passes: other limits bound what is done.
 */
export async function requirePerson(captcha: CaptchaPort | undefined, token: string | undefined): Promise<void> {
  if ((await checkOf(captcha, token)) !== 'unverified') return;
  throw new Refusal(422, worded('captcha'), [{ field: 'captcha_token', message: worded('field.captcha') }]);
}

/** What a site's captcha service says against an enquiry. It never costs a lead: the worst is a mark. */
export async function checkOf(
  captcha: CaptchaPort | undefined,
  token: string | undefined,
): Promise<EnquiryCheck | undefined> {
  if (!captcha) return undefined;
  if (!token) return 'unverified';
  const verdict = await captcha.verify(token);
  return verdict === 'passed' ? undefined : verdict === 'failed' ? 'unverified' : 'unchecked';
}
