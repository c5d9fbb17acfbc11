import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';

/** Files and folders from the root that a host is built of, apart from its own. */
export const hostSources = (): string[] => [
  ...globSync(['libs/{contracts,core,platform,ui,features}', 'libs/*/{domain,web}'], { cwd: ROOT }).sort(),
  'tools/host',
  'tools/vite-host.ts',
  'tools/vite-lib.ts',
  'package-lock.json',
];

/** Latest change below a file or folder; what builds write does not count. */
function changedAt(target: string): number {
  const info = statSync(target);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(target)
      .filter((name) => !['dist', 'node_modules', 'out-tsc', 'test-output'].includes(name))
      .map((name) => changedAt(path.join(target, name))),
  );
}

/** Builds the host apps whose sources are newer than their last build. Returns those that it built. */
export async function buildHosts(templates: readonly string[], onProgress: (line: string) => void): Promise<string[]> {
  // a test run says NODE_ENV=test, which would put development code into the pages
  process.env['NODE_ENV'] = 'production';
  const shared = Math.max(...hostSources().map((name) => changedAt(path.join(ROOT, name))));
  const done: string[] = [];
  for (const template of templates) {
    const root = path.join(ROOT, 'apps', template);
    const built = path.join(root, 'dist/server/entry-server.js');
    if (existsSync(built) && statSync(built).mtimeMs > Math.max(shared, changedAt(path.join(root, 'src')))) continue;
    onProgress(`Building ${template} …`);
    const builder = await createBuilder({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
    await builder.buildApp();
    done.push(template);
  }
  return done;
}
