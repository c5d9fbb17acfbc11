// In the artefact: what apps/server/src/configuration/distribution.ts says of the workspace. Code lies one folder below
// the artefact's own.
import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

/** Below the folder in which the process was started, not in that of the code: a new release replaces that. */
export const DATA = path.resolve('.data');

export const IS_PRODUCTION = true;

export const START = 'node server.mjs';

export const commandLine = (name: string): string => `node cli.mjs ${name}`;
