import { checkDealers } from '../dealers-check/checkDealers.ts';
import type { Called } from './called.ts';
import { copyDealer } from './copyDealer.ts';
import { newFolder } from './newFolder.ts';

export async function copy({ flags, names: [from = '', to = ''], dealersDir, say }: Called): Promise<void> {
  const folder = newFolder(dealersDir, to);
  const own = await copyDealer({ dealersDir, from, to, name: flags.name, host: flags.host });
  say(`${folder} is a copy of "${from}". What it has to say itself:`);
  for (const line of own) say(`  - ${line}`);
}

export const check = ({ names, dealersDir, say }: Called): Promise<void> => checkDealers(names, { dealersDir, say });
