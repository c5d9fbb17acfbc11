import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { composeService, type Service } from '@forecourt/api';
import { emptyDatabase } from '@forecourt/service/database/testing';
import type { HostBundle } from '@forecourt/service/site-host';
import { openSites } from '../configuration/openSites.js';
import { TEMPLATES } from '../configuration/templates.js';
import { createSitePages } from './sitePages.js';

export interface Process {
  readonly service: Service;
  readonly pages: Awaited<ReturnType<typeof createSitePages>>['pages'];
  readonly notices: string[];
  /** Templates whose hosts it has loaded. */
  readonly hosts: string[];
}

export interface Installation {
  /** Holds the dealers' folder and those of the processes. */
  readonly root: string;
  readonly databaseUrl: string | undefined;
  readonly render: HostBundle['renderer']['render'];
  readonly edgeSeconds?: number;
}

/** Starts processes of one installation, each with its own data folder, whose pages are what `render` makes. */
export function processesOf({ root, databaseUrl, render, edgeSeconds }: Installation) {
  const bundle = (template: string): HostBundle => ({
    template,
    clientDir: mkdtempSync(path.join(root, 'client-')),
    pageAssets: () => ({ entry: '/entry.js', preloads: [] }),
    renderer: {
      template,
      ...{ needs: [], features: [] },
      lacking: () => [],
      pagesOf: () => new Map(),
      pageAt: () => undefined,
      fillsOf: () => [],
      pagesReading: () => [],
      listedPaths: () => [],
      dataOf: () => Promise.resolve(undefined),
      render,
    },
  });
  const templatesWith = (hosts: string[]) =>
    Object.fromEntries(
      Object.entries(TEMPLATES).map(([name, template]) => [
        name,
        { ...template, loadHost: () => Promise.resolve((hosts.push(name), bundle(name))) },
      ]),
    );
  const originOf = ({ slug }: { slug: string }) => `https://${slug}.example`;
  return async (name: string): Promise<Process> => {
    const notices: string[] = [];
    const hosts: string[] = [];
    const templates = templatesWith(hosts);
    const onNotice = (line: string) => void notices.push(line);
    const dataDir = path.join(root, name);
    const service = await composeService({
      ...{ dataDir, databaseUrl, originOf },
      ...(databaseUrl === undefined ? { emptyDatabase: await emptyDatabase() } : {}),
      ...{
        onNotice,
        isProduction: false,
        placeholder: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
        pictures: () => Promise.resolve(undefined),
      },
      sites: openSites({ dealersDir: path.join(root, 'dealers'), dataDir, templates, onNotice }),
    });
    const { pages } = await createSitePages({
      ...{ service, templates, originOf, onNotice, edgeSeconds, pageLifetime: 3_600_000 },
    });
    return { service, pages, notices, hosts };
  };
}
