import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedOptions, changeLine, isSite, siteIn } from '@forecourt/service/sites';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { renderedSite } from '../dealers-check/sitePages.ts';
import { hostRenderer } from '../host/hostRenderer.ts';
import { changedFiles, filesIn } from './filesIn.ts';

const sourceIn = (folder: string): unknown => {
  const file = path.join(folder, 'site.json');
  if (!existsSync(file)) throw new Error(`${file}: there is no such file.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/** What changes from one folder of a dealer to another: options, files, and the pages that show something of them. */
export async function diffLines(slug: string, from: string | undefined, to: string): Promise<string[]> {
  const after = sourceIn(to);
  if (from === undefined) return [`"${slug}" is new: no version of it is published.`];
  const options = changedOptions(sourceIn(from), after);
  const files = changedFiles(filesIn(from), filesIn(to)).filter((line) => line !== '~ site.json');
  if (options.length === 0 && files.length === 0) return [`"${slug}": nothing changes.`];
  const lines = [...options.map(changeLine), ...files];
  const sections = [...new Set(options.map(({ section }) => section))].filter((id) => id !== '$schema');
  if (sections.length === 0) return lines;
  return [...lines, await pagesLine(slug, to, sections)];
}

async function pagesLine(slug: string, folder: string, sections: readonly string[]): Promise<string> {
  if (sections.includes('template')) return 'Pages: all, as the template changes.';
  const site = siteIn(slug, folder, { templates: TEMPLATES });
  if (!isSite(site)) return `Pages: not known, as the folder cannot be used: ${commandLine('dealer')} check`;
  const pages = (await hostRenderer(site.template)).pagesReading(renderedSite(site), sections);
  if (pages === 'all') return `Pages: all read ${sections.join(', ')}.`;
  return `Pages: ${pages.length === 0 ? 'none reads them' : pages.join(', ')}.`;
}
