import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Flags<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values'];

/** Flags of a command line. Throws one message that names a wrong one and says how the command is called. */
export function flagsOf<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
): Flags<Options> {
  try {
    return parseArgs<{ args: string[]; options: Options }>({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}.\n${usage}`, { cause: error });
  }
}

/** Flags of this process; a wrong one ends it with that message alone. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
): Flags<Options> {
  try {
    return flagsOf(process.argv.slice(2), options, usage);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
