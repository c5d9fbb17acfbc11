// `npm run dealers:schema`: JSON Schema of dealers' files and of feeds' mappings, for editors. With `--check` it writes
// nothing and says what is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { dealerSchema, feedMappingSchema } from './schema.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const dir = path.join(ROOT, 'dealers/schema');
if (!values.check) mkdirSync(dir, { recursive: true });
const schemas = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([name, { sections }]) => [name, dealerSchema(name, sections)])),
  'feed-mapping': feedMappingSchema(),
};
for (const [schemaName, schema] of Object.entries(schemas)) {
  const file = path.join(dir, `${schemaName}.json`);
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 120 });
  const name = path.relative(ROOT, file);
  if (!values.check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is out of date: npm run dealers:schema`);
    process.exitCode = 1;
    continue;
  }
  console.log(name);
}
