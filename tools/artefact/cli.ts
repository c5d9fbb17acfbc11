// `node cli.mjs <command>`: the operator's commands in the artefact, where no npm scripts are.
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { COMMANDS } from './commands.ts';

const USAGE = [
  `Usage: ${commandLine('<command> [flags]')}`,
  '',
  ...[...COMMANDS].map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`),
  '',
  'A command with a flag that it does not know says which it takes. FORECOURT_DATA and FORECOURT_DEALERS say where the',
  'installation is.',
].join('\n');

const [name] = process.argv.slice(2);
const command = COMMANDS.get(name ?? '');
if (command) {
  // a command reads its flags where it would find them as a script
  process.argv.splice(2, 1);
  await command.load();
} else if (name === '--help' || name === 'help') console.log(USAGE);
else {
  console.error(name === undefined ? 'A command is missing.' : `"${name}" is no command.`);
  console.error(USAGE);
  process.exitCode = 1;
}
