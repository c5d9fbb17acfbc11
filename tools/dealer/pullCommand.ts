import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { dealerFolder } from './called.ts';
import type { ServedCommand } from './versionCommands.ts';
import { changedFiles, filesIn } from './filesIn.ts';

/** Takes over into the folder what runs, such as a change that was made at the desk. */
export const pull: ServedCommand = async (service, called) => {
  const {
    names: [slug = ''],
    say,
  } = called;
  const versions = await service.versions(slug);
  const [latest] = versions;
  if (!latest || latest.deed === 'remove') throw new Error(`"${slug}" does not run.`);
  const folder = dealerFolder(called);
  const there = existsSync(folder) ? filesIn(folder) : new Map<string, string>();
  const filesOf = (version: (typeof versions)[number]) =>
    new Map(version.files.map(({ path: name, hash }) => [name, hash]));
  const isPublished = versions.some((version) => changedFiles(filesOf(version), there).length === 0);
  if (there.size > 0 && !isPublished)
    throw new Error(
      `${folder} has changes that no version has. "${commandLine('dealer')} diff ${slug}" shows them: ` +
        'put them aside, pull, then make them again.',
    );
  const lines = changedFiles(there, filesOf(latest));
  const from = await service.folderOf(slug, latest.number);
  for (const line of lines) {
    const name = line.slice(2);
    if (line.startsWith('-')) rmSync(path.join(folder, name));
    else cpSync(path.join(from, name), path.join(folder, name));
    say(line);
  }
  say(`${folder} is as version ${latest.number} of ${latest.who}.`);
};
