// `npm run dealers:check`: every dealer against its template and the pages that its site has, and what Australian rules
// say of its choices. `npm run dealer -- check <slug>` checks one.
import { dealersFolder } from '../commands/settings.ts';
import { checkDealers } from './checkDealers.ts';

try {
  await checkDealers([], { dealersDir: dealersFolder(undefined, process.env), say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
