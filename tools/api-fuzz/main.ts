// `npm run fuzz:api`: every endpoint that the API publishes, with bad inputs made from its schema. Ends with 1 on a
// finding.
import { parseArgs } from 'node:util';
import { buildKia } from '../../apps/api/src/testing/demo.ts';
import { openService } from '../../apps/api/src/testing/openService.ts';
import { wholeNumber } from '../flags.ts';
import { atDesk } from './atDesk.ts';
import { fuzzService } from './fuzzService.ts';

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '500' }, seed: { type: 'string', default: `${Date.now() % 2 ** 31}` } },
});
const inputs = wholeNumber('inputs', values.inputs);
const seed = Number(values.seed);
if (!Number.isInteger(seed)) throw new Error(`--seed must be a whole number, not "${values.seed}".`);

const service = await openService(
  { harbour: [buildKia('1'), buildKia('2', { status: 'sold' })] },
  { onNotice: () => undefined },
);
try {
  await service.worker.drain();
  const rows = await fuzzService(service.api, inputs, seed, () => atDesk(service));
  console.log(`${inputs} bad inputs for each endpoint, seed ${seed}\n`);
  for (const { endpoint, statuses, findings } of rows) {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${endpoint.padEnd(44)} ${counts.join('  ')}`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
  const found = rows.filter(({ findings }) => findings.length > 0).length;
  console.log(`\n${rows.length} endpoints, ${rows.length * inputs} inputs, ${found} endpoints with findings`);
  process.exitCode = found > 0 ? 1 : 0;
} finally {
  await service.close();
}
