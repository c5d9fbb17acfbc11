// `npm run dealer -- <command>`: dealers of an installation, from their first file to their versions. `new`, `copy` and
// `check` work on the dealers' folder; the others on what the installation runs by, through a server that runs on the
// data folder, or without one.
import { parseArgs } from 'node:util';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { dealersFolder } from '../commands/settings.ts';
import { DEALER_FLAGS, type Called, type DealerFlag } from './called.ts';
import { check, copy } from './folderCommands.ts';
import { makeNew } from './makeNew.ts';
import { preview } from './previewCommand.ts';
import { pull } from './pullCommand.ts';
import { diff, publish, remove, revert, status, versions, withService } from './versionCommands.ts';

const USAGE = `Usage: ${commandLine('dealer')} <command>
  new [<slug>] --name --feed <address or file>              a dealer from its feed; --map for a mapping of your own
  new <slug> --name --licence --email --phone --street --city --state --postcode --lat --long --hours
                                                            a dealer with one place
    Both take [--template preowned] [--colour #0a5c8a] [--logo file] [--legalName] [--abn] [--privacyEmail] [--host];
    with a feed, those of the second line are optional.
  copy <slug> <new slug> [--name] [--host]                  another dealer from the folder of one
  check [<slug> …]                                          what is wrong with the folder, and what rules say
  status                                                    which versions run, and what is broken
  versions <slug>                                           who made which version live, when, and what changed
  diff <slug> [--from version] [--to version]               what the folder changes, or one version against another
  preview <slug> [--folder dir] [--at 2026-12-26T10:00] [--hours 72]
                                                            an address that shows the folder, which stays unpublished
  publish <slug> [--folder dir]                             makes the folder live
  pull <slug> [--folder dir]                                takes over into the folder what runs, as changed at the desk
  revert <slug> <version>                                   makes the files of an earlier version live again
  remove <slug>                                             takes the site away; its versions stay
All take --dealers <dir> (before FORECOURT_DEALERS), those of versions --data <dir>, and those that change one
--who <name>.`;

const NEW: readonly DealerFlag[] = [
  ...(['template', 'name', 'legalName', 'abn', 'host', 'licence', 'email', 'privacyEmail', 'phone'] as const),
  ...(['street', 'city', 'state', 'postcode', 'lat', 'long', 'hours', 'feed', 'map', 'colour', 'logo'] as const),
];

interface Command {
  /** Names that follow it, at least and at most. */
  readonly names: readonly [number, number];
  readonly flags: readonly DealerFlag[];
  readonly run: (called: Called) => Promise<void>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    new: { names: [0, 1], flags: NEW, run: makeNew },
    copy: { names: [2, 2], flags: ['name', 'host'], run: copy },
    check: { names: [0, Infinity], flags: [], run: check },
    status: { names: [0, 0], flags: ['data'], run: withService(status) },
    versions: { names: [1, 1], flags: ['data'], run: withService(versions) },
    diff: { names: [1, 1], flags: ['data', 'from', 'to'], run: withService(diff) },
    preview: { names: [1, 1], flags: ['data', 'folder', 'who', 'at', 'hours'], run: withService(preview) },
    publish: { names: [1, 1], flags: ['data', 'folder', 'who'], run: withService(publish) },
    pull: { names: [1, 1], flags: ['data', 'folder'], run: withService(pull) },
    revert: { names: [2, 2], flags: ['data', 'who'], run: withService(revert) },
    remove: { names: [1, 1], flags: ['data', 'who'], run: withService(remove) },
  }),
);

/** Runs one command line. Throws what a person may read. */
export async function runDealer(args: readonly string[], say: (line: string) => void): Promise<void> {
  const [name = '', ...rest] = args;
  const command = COMMANDS.get(name);
  if (!command) throw new Error(USAGE);
  const { values: flags, positionals: names } = parseArgs({
    args: rest,
    options: DEALER_FLAGS,
    allowPositionals: true,
  });
  const [least, most] = command.names;
  const strange = Object.keys(flags).find((flag) => ![...command.flags, 'dealers'].includes(flag as DealerFlag));
  if (strange !== undefined) throw new Error(`"${name}" takes no --${strange}.\n${USAGE}`);
  if (names.length < least || names.length > most) throw new Error(USAGE);
  const dealersDir = dealersFolder(flags.dealers, process.env);
  await command.run({ flags, names, say, dealersDir });
}
