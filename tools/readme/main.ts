// `npm run docs:environment`: writes the table of flags and variables in docs/running.md from their schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { withEnvironmentTable } from './environmentTable.ts';

const file = path.join(ROOT, 'docs/running.md');
const document = withEnvironmentTable(readFileSync(file, 'utf8'));
writeFileSync(file, await format(document, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' }));
