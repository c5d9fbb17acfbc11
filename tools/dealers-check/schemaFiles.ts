import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { dealerSchema, feedMappingSchema } from './schema.ts';

/** Where dealers' files and mappings of feeds point their `$schema` to. Git ignores the folder. */
const SCHEMA_DIR = path.join(ROOT, 'dealers/schema');

/** Writes the schemas that editors complete and check by. Returns the files' names. */
export function writeSchemas(): string[] {
  const schemas = { 'dealer.json': dealerSchema(TEMPLATES), 'feed-mapping.json': feedMappingSchema() };
  mkdirSync(SCHEMA_DIR, { recursive: true });
  return Object.entries(schemas).map(([name, schema]) => {
    const file = path.join(SCHEMA_DIR, name);
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
    return file;
  });
}
