/** A command of the artefact: its module does the work as it is loaded, with the flags of the process. */
interface OperatorCommand {
  /** What it does, in one line. */
  readonly does: string;
  readonly load: () => Promise<unknown>;
}

/** What an operator does with a running or a resting installation; the same scripts are in package.json. */
export const COMMANDS: ReadonlyMap<string, OperatorCommand> = new Map(
  Object.entries({
    backup: { does: 'writes database and keys into a new folder', load: () => import('../backup/main.ts') },
    restore: { does: 'puts a backup into an empty data folder', load: () => import('../restore/main.ts') },
    'stock:import': { does: 'imports a feed', load: () => import('../stock-import/main.ts') },
    'search:reindex': {
      does: 'builds search collections anew and swaps',
      load: () => import('../search-reindex/main.ts'),
    },
    explain: { does: 'says whether and why a site shows a vehicle', load: () => import('../explain/main.ts') },
    dealer: {
      does: 'makes, checks, compares, previews and publishes dealers',
      load: () => import('../dealer/main.ts'),
    },
    leads: {
      does: 'lists, shows and resends leads; exports and erases a person',
      load: () => import('../leads/main.ts'),
    },
    'database:copy': {
      does: 'copies the embedded database to an empty PostgreSQL one',
      load: () => import('../database-copy/main.ts'),
    },
  }),
);
