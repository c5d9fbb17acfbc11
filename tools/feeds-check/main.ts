// Imports the three sample feeds and prints, field by field and vehicle by vehicle, whether what came out is right.
// `npm run feeds:check`
import { openDatabase } from '@forecourt/service/database';
import { compareFeed, FEED_NAMES, feedTable } from '../../libs/stock/server/testing/compareFeeds.ts';

const database = await openDatabase({ memory: true });
let wrong = 0;
for (const name of FEED_NAMES) {
  const { summary, fields } = await compareFeed(database.db, name);
  const misses = fields.filter(({ isRight }) => !isRight);
  wrong += misses.length;
  console.log(`\n## ${name}\n\n${feedTable(fields)}\n`);
  for (const { stocknum, field, expected, found } of misses)
    console.log(`${stocknum} ${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  console.log(`${summary.created} vehicles, ${fields.length - misses.length} of ${fields.length} fields right.`);
}
await database.close();
process.exit(wrong === 0 ? 0 : 1);
