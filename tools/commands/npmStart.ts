import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');

/**
 * Arguments of node in a script of package.json, for a process of our own: one that npm starts cannot be killed by its
 * id.
 */
export function nodeArguments(script: 'start' | 'prestart' | 'typesense'): string[] {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {
    scripts: Record<typeof script, string>;
  };
  const words = scripts[script].split(' ');
  return words.slice(words.indexOf('node') + 1);
}
