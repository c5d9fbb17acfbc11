import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { format, resolveConfig } from 'prettier';
import type { PublishedEntry } from './entries.ts';

/**
 * Resolution is that of a consumer: a package by its name, whose own types are no part of the report. Layers of one
 * library import each other by its name, too: those are its declarations, built or not.
 */
const compilerOf = (own: readonly PublishedEntry[]) => ({
  compilerOptions: {
    ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
    ...{ jsx: 'react-jsx', strict: true, skipLibCheck: true, types: ['node'] },
    paths: Object.fromEntries(own.map(({ id, types }) => [id, [types]])),
  },
});

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

const configOf = (
  { dir, types, report }: PublishedEntry,
  own: readonly PublishedEntry[],
  folder: string,
): ExtractorConfig => {
  const configObject: IConfigFile = {
    projectFolder: dir,
    mainEntryPointFilePath: types,
    compiler: { overrideTsconfig: { ...compilerOf(own), files: [types] } },
    newlineKind: 'lf',
    apiReport: {
      enabled: true,
      reportFileName: path.basename(report),
      reportFolder: folder,
      reportTempFolder: path.join(folder, 'made'),
      // what an entry does not export but its exports are made of: its shape is theirs
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { compilerMessageReporting: SILENT, extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(dir, 'package.json'),
  });
};

/** What each entry exports, as its report says it, by the path of the report. Needs the types of every library. */
export async function apiReports(entries: readonly PublishedEntry[]): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-api-'));
  try {
    const reports = new Map<string, string>();
    for (const library of new Set(entries.map(({ dir }) => dir))) {
      const own = entries.filter(({ dir }) => dir === library);
      const configs = own.map((entry, at) => [entry, configOf(entry, own, path.join(folder, String(at)))] as const);
      // one program for a library: each entry would read the same declarations again
      const [first] = configs;
      if (!first) continue;
      const additionalEntryPoints = own.map(({ types }) => types);
      const compilerState = CompilerState.create(first[1], { additionalEntryPoints });
      for (const [{ report }, config] of configs) {
        Extractor.invoke(config, {
          compilerState,
          localBuild: true,
          messageCallback: (message) => {
            message.handled = true;
          },
        });
        const text = readFileSync(config.reportTempFilePath, 'utf8');
        reports.set(report, await format(text, { ...(await resolveConfig(report)), filepath: report }));
      }
    }
    return reports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
