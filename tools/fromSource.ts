import path from 'node:path';
import { defaultServerConditions, runnerImport, type InlineConfig } from 'vite';
import type { HostDefinition } from '@forecourt/ssr';
import { ROOT } from '../apps/server/src/configuration/readSites.ts';
import { hostDir } from '../apps/server/src/configuration/templates.ts';
import { hostModule } from './host/hostModule.ts';

// every package of the workspace comes from its source, so that nothing has to be built first
const resolve = { conditions: ['@forecourt/source', ...defaultServerConditions], noExternal: [/^@forecourt\//] };
const fromSource: InlineConfig = { root: ROOT, logLevel: 'error', resolve, environments: { inline: { resolve } } };

/** Imports a module of the workspace that renders: Node alone reads no TSX. */
export const importFromSource = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(file, fromSource)).module;

/** The same of a module that imports `virtual:host`: it is the host of this template. */
export const importForHost = async <Module>(template: string, file: string): Promise<Module> =>
  (await runnerImport<Module>(file, { ...fromSource, plugins: [hostModule(hostDir(template))] })).module;

const hosts = new Map<string, Promise<HostDefinition>>();

/** What a template is made of, imported once: each import takes a second or two. */
export function hostOf(template: string): Promise<HostDefinition> {
  let loading = hosts.get(template);
  if (!loading) {
    const file = path.join(hostDir(template), 'src/host.ts');
    loading = importFromSource<{ host: HostDefinition }>(file).then(({ host }) => host);
    hosts.set(template, loading);
  }
  return loading;
}
