// `npm run readme:environment`: writes the README's table of environment variables from their schema.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { withEnvironmentTable } from './environmentTable.ts';

const file = path.join(ROOT, 'README.md');
const readme = withEnvironmentTable(readFileSync(file, 'utf8'));
writeFileSync(file, await format(readme, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' }));
