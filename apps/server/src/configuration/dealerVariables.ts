import { readdirSync } from 'node:fs';
import path from 'node:path';
import { variablesIn } from '@forecourt/service/sites';

/**
 * Names of the platform's variables that dealers' files mention: in their folder, and in the versions that the data
 * folder has of them. They are read before the database is opened.
 */
export const dealerVariables = (dealersDir: string, dataDir: string): string[] => [
  ...foldersIn(dealersDir).flatMap(variablesIn),
  ...foldersIn(path.join(dataDir, 'dealers')).flatMap(foldersIn).flatMap(variablesIn),
];

function foldersIn(dir: string): string[] {
  try {
    return readdirSync(dir).map((name) => path.join(dir, name));
  } catch {
    // a file, or not there
    return [];
  }
}
