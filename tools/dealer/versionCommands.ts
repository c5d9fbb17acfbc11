import path from 'node:path';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readInstallation } from '../commands/settings.ts';
import { wholeNumber } from '../flags.ts';
import { dealerFolder, whoOf, type Called } from './called.ts';
import { openDealers, type DealerService, type ShownVersion } from './dealerService.ts';
import { diffLines } from './diffLines.ts';
import { changedFiles } from './filesIn.ts';

export type ServedCommand = (service: DealerService, called: Called) => Promise<void>;

/** A command that needs the versions of an installation. */
export const withService =
  (command: ServedCommand) =>
  async (called: Called): Promise<void> => {
    const { flags, dealersDir } = called;
    const { dataDir, environment } = readInstallation({ data: flags.data, dealersDir }, process.env);
    const service = await openDealers(dataDir, environment);
    try {
      await command(service, called);
    } finally {
      await service.close();
    }
  };

const versionLine = ({ number, at, deed, who, leftOut }: ShownVersion): string =>
  [
    `${String(number).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${deed.padEnd(7)}  ${who}`,
    ...leftOut.map((problem) => `      left out: ${problem}`),
  ].join('\n');

export const status: ServedCommand = async (service, { say }) => {
  for (const { slug, number, at, who, problems, leftOut } of await service.standing()) {
    const runs =
      number === undefined ? 'does not run' : `version ${number} of ${at?.slice(0, 16) ?? ''} by ${who ?? ''}`;
    say(`${slug.padEnd(24)} ${runs}`);
    for (const problem of problems) say(`  - ${problem}`);
    for (const problem of leftOut) say(`  - left out: ${problem}`);
  }
};

export const versions: ServedCommand = async (service, { names: [slug = ''], say }) => {
  const all = await service.versions(slug);
  if (all.length === 0) throw new Error(`"${slug}" has no versions.`);
  for (const [at, version] of all.entries()) {
    say(versionLine(version));
    const before = all[at + 1];
    if (before) for (const line of changedFiles(filesOf(before), filesOf(version))) say(`      ${line}`);
  }
};

const filesOf = ({ files }: ShownVersion) => new Map(files.map(({ path: name, hash }) => [name, hash]));

export const diff: ServedCommand = async (service, { flags, names: [slug = ''], dealersDir, say }) => {
  const [latest] = await service.versions(slug);
  const folderOf = async (flag: 'from' | 'to'): Promise<string | undefined> => {
    const text = flags[flag];
    return text === undefined ? undefined : service.folderOf(slug, wholeNumber(flag, text));
  };
  const from = (await folderOf('from')) ?? (latest && (await service.folderOf(slug, latest.number)));
  const to = (await folderOf('to')) ?? path.join(dealersDir, slug);
  for (const line of await diffLines(slug, from, to)) say(line);
};

export const publish: ServedCommand = async (service, called) => {
  const {
    names: [slug = ''],
    say,
  } = called;
  const version = await service.publish(slug, dealerFolder(called), whoOf(called));
  say(`"${slug}" runs by version ${version.number}.`);
  for (const problem of version.leftOut) say(`  - left out: ${problem}`);
};

export const revert: ServedCommand = async (service, called) => {
  const {
    names: [slug = '', number = ''],
    say,
  } = called;
  const version = await service.revert(slug, wholeNumber('version', number), whoOf(called));
  say(`"${slug}" runs by version ${version.number}, which has the files of version ${number}.`);
  say('Its folder is as it was: the next change there makes the folder live again.');
};

export const remove: ServedCommand = async (service, called) => {
  const {
    names: [slug = ''],
    say,
  } = called;
  await service.remove(slug, whoOf(called));
  say(`"${slug}" is gone; "${commandLine('dealer')} revert ${slug} <version>" brings it back.`);
};
