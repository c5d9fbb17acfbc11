import path from 'node:path';
import { format } from 'prettier';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { routeDocument, routeRows } from './routeTable.ts';
import { templatePages } from './templatePages.ts';

export const ROUTES_FILE = path.join(ROOT, 'docs/routes.md');

/** The document of all pages as the code has them now. */
export async function writtenRoutes(): Promise<string> {
  const rows = routeRows(await templatePages(), readSites().all);
  const text = routeDocument(rows, Object.keys(TEMPLATES));
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}
