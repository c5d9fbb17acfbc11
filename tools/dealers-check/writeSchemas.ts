// `npm run dealers:schema`: JSON Schema of dealers' files and of feeds' mappings, for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../start/startForecourt.ts';
import { TEMPLATES } from '../start/templates.ts';
import { dealerSchema, feedMappingSchema } from './schema.ts';

const dir = path.join(ROOT, 'dealers/schema');
mkdirSync(dir, { recursive: true });
const schemas = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([name, { sections }]) => [name, dealerSchema(name, sections)])),
  'feed-mapping': feedMappingSchema(),
};
for (const [name, schema] of Object.entries(schemas)) {
  const file = path.join(dir, `${name}.json`);
  writeFileSync(file, await format(JSON.stringify(schema), { parser: 'json', printWidth: 120 }));
  console.log(path.relative(ROOT, file));
}
