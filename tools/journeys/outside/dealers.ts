import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import { HOOK, HOOK_SECRET_NAME } from './wires.ts';

interface SiteFile {
  leads?: { targets?: object[] };
}

/** The demo dealers, each with one more target for its leads: a webhook of the journeys'. */
export function dealersWithHooks(folder: string, hooksUrl: string): void {
  cpSync(path.join(ROOT, 'dealers'), folder, { recursive: true });
  for (const slug of readdirSync(folder)) {
    const file = path.join(folder, slug, 'site.json');
    const site = readSite(file);
    if (!site) continue;
    const hook = { name: HOOK, kind: 'webhook', url: `${hooksUrl}/${slug}`, secret: HOOK_SECRET_NAME };
    const leads = { ...site.leads, targets: [...(site.leads?.targets ?? []), hook] };
    writeFileSync(file, JSON.stringify({ ...site, leads }));
  }
}

/** Undefined for a folder without a site: not every folder in `dealers` is a dealer. */
function readSite(file: string): SiteFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
