// `npm run isolation`: requests from every route what belongs to someone else or to another site. Exits with 1 on a
// finding. `npm run isolation -- stranger` plays one client who takes what it can from all others.
import { ASKERS, isolationMatrix } from './matrix.ts';
import { openSites } from './openSites.ts';
import { isBounded, playStranger, strangerLines } from './stranger.ts';

if (process.argv[2] === 'stranger') {
  const figures = await playStranger();
  for (const line of strangerLines(figures)) console.log(line);
  process.exit(isBounded(figures) ? 0 : 1);
}

const service = await openSites();
try {
  const rows = await isolationMatrix(service);
  console.log(`${'route'.padEnd(42)} ${ASKERS.map((asker) => asker.padEnd(16)).join('')}`);
  for (const { route, statuses, findings } of rows) {
    console.log(`${route.padEnd(42)} ${ASKERS.map((asker) => String(statuses.get(asker) ?? '-').padEnd(16)).join('')}`);
    for (const finding of findings) console.log(`    FINDING ${finding}`);
  }
  const found = rows.filter(({ findings }) => findings.length > 0).length;
  console.log(`${rows.length} routes, ${found} with findings`);
  process.exitCode = found > 0 ? 1 : 0;
} finally {
  await service.close();
}
