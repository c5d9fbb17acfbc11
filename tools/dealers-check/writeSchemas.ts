// `npm run dealers:schema`: writes JSON Schemas of dealers' files and of feeds' mappings for editors. `npm start`
// does so when it builds.
import path from 'node:path';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { writeSchemas } from './schemaFiles.ts';

for (const file of writeSchemas()) console.log(path.relative(ROOT, file));
