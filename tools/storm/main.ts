// `npm run storm -- <scenario>`: runs the platform under kills, crowds or damage, counts what is there afterwards, and
// ends with 1 where anything is lost or doubled.
import type { Scenario } from './harness.ts';

const SCENARIOS: ReadonlyMap<string, () => Promise<{ readonly scenario: Scenario }>> = new Map([
  ['leads', () => import('./leads.ts')],
  ['reservations', () => import('./reservations.ts')],
  ['kills', () => import('./kills.ts')],
  ['damage', () => import('./damage.ts')],
  ['slow-posts', () => import('./slowPosts.ts')],
  ['sign-ins', () => import('./signIns.ts')],
  ['cluster', () => import('./cluster.ts')],
  ['rolling', () => import('./rolling.ts')],
]);

const [name = ''] = process.argv.splice(2, 1);
const load = SCENARIOS.get(name);
if (!load) {
  console.error(`Usage: npm run storm -- ${[...SCENARIOS.keys()].join('|')} [options]`);
  process.exit(1);
}
const isSound = await load()
  .then(({ scenario }) => scenario())
  .catch((error: unknown) => {
    console.error(error);
    return false;
  });
process.exit(isSound ? 0 : 1);
