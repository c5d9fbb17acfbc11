import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonText } from './jsonText.ts';

export interface CopyOptions {
  readonly dealersDir: string;
  readonly from: string;
  readonly to: string;
  /** Trading name of the new dealer; that of the other when left out. */
  readonly name?: string | undefined;
  /** Host name; `<slug>.localhost` when left out. */
  readonly host?: string | undefined;
}

type Source = Record<string, Record<string, unknown>>;

/**
 * Copies a dealer's folder for another dealer, with an id, a host and a name of its own. What would make two dealers
 * one is left out: where leads go, people of the desk, payment and captcha, sites in other languages, and the feed of
 * stock. Answers with what the new dealer has to say itself.
 */
export async function copyDealer({ dealersDir, from, to, name, host }: CopyOptions): Promise<readonly string[]> {
  const [source, target] = [path.join(dealersDir, from), path.join(dealersDir, to)];
  if (!existsSync(path.join(source, 'site.json'))) throw new Error(`${source}: there is no dealer to copy.`);
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  const config = JSON.parse(readFileSync(path.join(source, 'site.json'), 'utf8')) as Source;
  const { site = {}, leads = {}, checkout, desk, feeds, ...others } = config;
  const { inOtherLanguages: _languages, publicOrigin: _origin, ...own } = site;
  const { captchaSecret: _captcha, targets: _targets, ...leadOptions } = leads;
  const { payment: _payment, ...checkoutOptions } = checkout ?? {};
  const { people: _people, ...deskOptions } = desk ?? {};
  const copy = {
    ...others,
    site: { ...own, id: to, hosts: [host ?? `${to}.localhost`], ...(name === undefined ? {} : { name }) },
    leads: { ...leadOptions, targets: [{ name: 'sales', kind: 'mail', to: site['email'] }] },
    ...(checkout ? { checkout: checkoutOptions } : {}),
    ...(desk ? { desk: deskOptions } : {}),
  };
  cpSync(source, target, { recursive: true });
  try {
    const file = path.join(target, 'site.json');
    writeFileSync(file, await jsonText(copy));
  } catch (error) {
    rmSync(target, { recursive: true });
    throw error;
  }
  return [
    'site: address, phones, email, licences and locations are those of the other dealer',
    `leads.targets: leads go by mail to ${String(site['email'])}`,
    ...(desk ? ['desk.people: nobody signs in at the desk'] : []),
    ...(checkout?.['payment'] === undefined ? [] : ['checkout.payment: no deposits are taken']),
    ...(feeds === undefined ? [] : ['feeds: no stock comes in']),
  ];
}
