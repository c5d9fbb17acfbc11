import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import { HOOK, HOOK_SECRET_NAME } from './wires.ts';

interface SiteFile {
  site?: object;
  leads?: { targets?: object[] };
}

/** The dealer with a map of its own style, which journeys serve. */
export const MAPPED = 'ironbark';
/** No such server exists: a journey that does not serve it sees the drawn map. */
export const MAP_STYLE = 'https://tiles.example/styles/streets.json';

/**
 * The demo dealers, each with one more target for its leads: a webhook of the journeys'. One of them has a map of its
 * own style.
 */
export function dealersWithHooks(folder: string, hooksUrl: string): void {
  cpSync(path.join(ROOT, 'dealers'), folder, { recursive: true });
  for (const slug of readdirSync(folder)) {
    const file = path.join(folder, slug, 'site.json');
    const site = readSite(file);
    if (!site) continue;
    const hook = { name: HOOK, kind: 'webhook', url: `${hooksUrl}/${slug}`, secret: HOOK_SECRET_NAME };
    const leads = { ...site.leads, targets: [...(site.leads?.targets ?? []), hook] };
    const maps = slug === MAPPED ? { maps: { styleUrl: MAP_STYLE, zoom: 11 } } : {};
    writeFileSync(file, JSON.stringify({ ...site, site: { ...site.site, ...maps }, leads }));
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
