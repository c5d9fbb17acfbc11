import { statSync } from 'node:fs';
import path from 'node:path';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { readSites } from '../apps/server/src/configuration/readSites.ts';
import { VIEWPORTS, type ViewportName } from './browser/viewports.ts';

/** The whole number that a flag of a command gives; throws, naming flag and bounds, for anything else. */
export function wholeNumber(flag: string, text: string, { least = 1, most = Infinity } = {}): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  const bounds = most === Infinity ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`--${flag} must be a whole number ${bounds}, not "${text}".`);
}

/** The share that a flag of a command gives, over 0 and to 1; throws, naming flag and bounds, for anything else. */
export function shareOfOne(flag: string, text: string): number {
  const number = Number(text);
  if (number > 0 && number <= 1) return number;
  throw new Error(`--${flag} must be a number over 0, to 1, such as 0.3 for 30 %, not "${text}".`);
}

/** The file that a flag of a command names to write to; throws where it could not be written in the end. */
export function writableFile(flag: string, file: string): string {
  const folder = path.dirname(path.resolve(file));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`--${flag} "${file}": there is no folder ${folder} to write it to.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Error(`--${flag} "${file}" is a folder; name a file.`);
  return file;
}

const isViewport = (name: string): name is ViewportName => Object.hasOwn(VIEWPORTS, name);

/** Widths that `--viewport` names, with commas between. */
export function viewportsOf(text: string): ViewportName[] {
  const viewports = text.split(',');
  if (viewports.every(isViewport)) return viewports;
  throw new Error(`--viewport must name some of ${Object.keys(VIEWPORTS).join(', ')}, not "${text}".`);
}

/** Dealers that `--site` names, with commas between, in the order of all; every one when it is left out. */
export function sitesOf(text: string | undefined): ConfiguredSite[] {
  const { all } = readSites();
  if (text === undefined) return [...all];
  const slugs = text.split(',');
  const unknown = slugs.filter((slug) => !all.some((site) => site.slug === slug));
  if (unknown.length > 0)
    throw new Error(`--site "${unknown.join()}" is none of the sites ${all.map(({ slug }) => slug).join(', ')}.`);
  return all.filter(({ slug }) => slugs.includes(slug));
}
