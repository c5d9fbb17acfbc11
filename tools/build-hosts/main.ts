// Before `npm start`: builds the hosts whose sources are newer than their last build, and with them the schemas that
// editors read.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { buildHosts } from './buildHosts.ts';

const built = await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
if (built.length > 0 || !existsSync(path.join(ROOT, 'dealers/schema/dealer.json'))) {
  // loaded only here: a start without changes does without the importer's code
  const { writeSchemas } = await import('../dealers-check/schemaFiles.ts');
  writeSchemas();
}
