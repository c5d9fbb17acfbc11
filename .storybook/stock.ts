import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');
const NAME = 'virtual:story-stock';
const FLAGS = ['--import', './tools/node-ts.mjs', '--conditions=@forecourt/source'];

async function writeStock(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, '.storybook/writeStock.ts'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** The module `virtual:story-stock`: vehicles of the demo stock by their dealer. */
export function storyStock(): Plugin {
  let stock: Promise<string> | undefined;
  return {
    name: 'forecourt-story-stock',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      stock ??= writeStock();
      // a map, because a slug could be the name of something that every object has
      return `export default new Map(Object.entries(JSON.parse(${JSON.stringify(await stock)})));`;
    },
  };
}
