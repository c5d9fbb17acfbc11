// What is in another place in the production artefact: its build puts tools/artefact/distribution.ts in the place of
// this module.
import path from 'node:path';

/** The workspace, in which the hosts and the demo dealers lie. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Data folder where nothing names another. */
export const DATA = path.join(ROOT, '.data');

/** Whether a start is for shoppers where its flags do not say. */
export const IS_PRODUCTION = false;

/** How the platform is started. */
export const START = 'npm start';

/** How a command of the operator is called. */
export const commandLine = (name: string): string => `npm run ${name} --`;
