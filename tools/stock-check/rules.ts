import fc from 'fast-check';
import { stockOwners, type Sites } from '@forecourt/service/sites';
import { stockOptionsOver } from '../stock-rules/rulesOver.ts';
import { byFilter, byPredicate, readListings } from '../stock-rules/selections.ts';

const RULES = 500;
/** The same rules at each run: a disagreement can be looked at again. */
const SEED = 16_734;

/**
 * Selects the real vehicles by generated stock rules, with the search filter and with the predicate (TEN-04). Returns
 * how many rules of how many dealers' stock they disagree about.
 */
export async function checkRules(file: string, sites: Sites, now: number): Promise<number> {
  let disagreements = 0;
  for (const site of stockOwners(sites)) {
    const startedAt = performance.now();
    const vehicles = await readListings(file, site, now);
    const [filter, predicate] = [byFilter(site, vehicles, now), byPredicate(vehicles, now)];
    let wrong = 0;
    let selective = 0;
    for (const stock of fc.sample(stockOptionsOver(vehicles, now), { numRuns: RULES, seed: SEED })) {
      const [searched, listed] = [filter(stock), predicate(stock)];
      if (listed.length > 0 && listed.length < vehicles.length) selective++;
      if (searched.join('\n') === listed.join('\n')) continue;
      if (wrong++ < 3) console.log(`WRONG ${searched.length} and ${listed.length}: ${JSON.stringify(stock)}`);
    }
    disagreements += wrong;
    console.log(
      `${site.slug}: ${RULES} rules on ${vehicles.length} vehicles, ${selective}` +
        ` of which select some, ${wrong}` +
        ` disagreements (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
    );
  }
  return disagreements;
}
