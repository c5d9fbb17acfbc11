import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import * as workspace from '../../apps/server/src/configuration/distribution.ts';
import { COMMANDS } from './commands.ts';
import * as artefact from './distribution.ts';

const documents = globSync(['README.md', 'docs/*.md', 'docs/guides/*.md', 'deploy/systemd/*'], { cwd: ROOT });

it('what is in another place in the artefact is all there', () => {
  expect(Object.keys(artefact).sort()).toEqual(Object.keys(workspace).sort());
});

it('every command of the artefact is a script of package.json too', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  expect([...COMMANDS.keys()].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('documents and units name commands of the artefact that there are', () => {
  const named = documents.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(/(?:cli\.mjs|^ *forecourt) ([a-z][a-z:]*)/gm)].map(([, name = '']) => name);
  });
  expect(new Set(named)).toContain('backup');
  expect(named.filter((name) => !COMMANDS.has(name))).toEqual([]);
});
