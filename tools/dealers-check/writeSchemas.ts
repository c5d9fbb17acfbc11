// `npm run dealers:schema`: JSON Schema of dealers' files, for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../start/startForecourt.ts';
import { TEMPLATES } from '../start/templates.ts';
import { dealerSchema } from './schema.ts';

const dir = path.join(ROOT, 'dealers/schema');
mkdirSync(dir, { recursive: true });
for (const [name, { sections }] of Object.entries(TEMPLATES)) {
  const file = path.join(dir, `${name}.json`);
  writeFileSync(file, await format(JSON.stringify(dealerSchema(name, sections)), { parser: 'json', printWidth: 120 }));
  console.log(path.relative(ROOT, file));
}
