import { askServer } from './commands/runningServer.ts';
import path from 'node:path';
import { ROOT } from '../apps/server/src/configuration/readSites.ts';
console.log(await askServer(process.argv[2]!, '/api/admin/imports', { method: 'POST', body: { site: 'harbour', file: '/work/shared/data/aus-vehicle-listings.csv', map: path.join(ROOT, 'libs/stock/mappings/aus-vehicle-listings.json'), allowRemovals: true } }).then((a) => JSON.stringify(a).slice(0, 200)));
