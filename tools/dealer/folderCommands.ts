import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { checkDealers } from '../dealers-check/checkDealers.ts';
import type { Called } from './called.ts';
import { copyDealer } from './copyDealer.ts';
import { newDealer } from './newDealer.ts';

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function newFolder(dealersDir: string, slug: string): string {
  if (!SLUG.test(slug))
    throw new Error(`"${slug}" must be small letters, digits and single hyphens, such as hills-motors.`);
  const folder = path.join(dealersDir, slug);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  return folder;
}

/** What a dealer cannot be made without. */
const NEEDED = ['name', 'licence', 'email', 'phone', 'street', 'city', 'state', 'postcode', 'lat', 'long'] as const;

export async function makeNew({ flags, names: [slug = ''], dealersDir, say }: Called): Promise<void> {
  const folder = newFolder(dealersDir, slug);
  const missing = NEEDED.filter((name) => flags[name] === undefined);
  if (missing.length > 0) throw new Error(`A new dealer needs ${missing.map((name) => `--${name}`).join(', ')}.`);
  const value = (name: (typeof NEEDED)[number]): string => flags[name] ?? '';
  const degrees = (name: 'lat' | 'long', most: number): number => {
    const number = Number(value(name));
    if (value(name).trim() !== '' && Math.abs(number) <= most) return number;
    throw new Error(`--${name} must be a number from -${most} to ${most}, not "${value(name)}".`);
  };
  const { template = 'preowned', legalName, host } = flags;
  if (!Object.hasOwn(TEMPLATES, template))
    throw new Error(`--template must be one of ${Object.keys(TEMPLATES).sort().join(', ')}, not "${template}".`);
  const dealer = newDealer({
    ...{ slug, template, name: value('name'), licence: value('licence'), email: value('email') },
    ...{ phone: value('phone'), street: value('street'), city: value('city'), state: value('state') },
    ...{ postcode: value('postcode'), lat: degrees('lat', 90), long: degrees('long', 180) },
    ...(legalName === undefined ? {} : { legalName }),
    ...(host === undefined ? {} : { host }),
  });
  mkdirSync(folder, { recursive: true });
  const text = await format(JSON.stringify(dealer), { parser: 'json', printWidth: 120 });
  writeFileSync(path.join(folder, 'site.json'), text);
  say(`${path.join(folder, 'site.json')} is there. docs/guides/dealers.md says what comes next.`);
}

export async function copy({ flags, names: [from = '', to = ''], dealersDir, say }: Called): Promise<void> {
  const folder = newFolder(dealersDir, to);
  const own = await copyDealer({ dealersDir, from, to, name: flags.name, host: flags.host });
  say(`${folder} is a copy of "${from}". What it has to say itself:`);
  for (const line of own) say(`  - ${line}`);
}

export const check = ({ names, dealersDir, say }: Called): Promise<void> => checkDealers(names, { dealersDir, say });
