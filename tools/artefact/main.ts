// `npm run build -- [--demo-stock]`: makes the production artefact, dist/forecourt, and prints what it takes.
import { readFlags } from '../commands/readFlags.ts';
import { ARTEFACT, buildArtefact } from './buildArtefact.ts';
import { MOST_BYTES, sizeReport, sizesOf } from './sizes.ts';

const values = readFlags(
  { 'demo-stock': { type: 'boolean', default: false } },
  'Usage: npm run build -- [--demo-stock]',
);

try {
  await buildArtefact({ hasDemoStock: values['demo-stock'], onProgress: (line) => console.log(line) });
  const sizes = sizesOf(ARTEFACT);
  console.log(`\n${ARTEFACT}\n${sizeReport(sizes)}`);
  if (sizes.total > MOST_BYTES) throw new Error(`The artefact must take ${MOST_BYTES / 1e6} MB at most.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
