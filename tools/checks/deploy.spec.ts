import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema, readEnvironment } from '../../apps/server/src/configuration/environment.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { LEAN } from '../artefact/release.ts';
import { connectionLimits } from '../../apps/server/src/front/front.ts';
import { stoppingFrom } from '../../apps/server/src/configuration/stopping.ts';

type Variables = Record<string, string>;
interface Container {
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}
interface Probe {
  readonly httpGet: { readonly path: string };
}
interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly resources?: readonly string[];
  readonly data?: Variables;
  readonly stringData?: Variables;
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly labels: Variables };
      readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] };
    };
    readonly selector: Variables & { readonly matchLabels: Variables };
  };
}
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Variables; readonly stop_grace_period?: string; readonly read_only?: boolean }
    >
  >;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const KUBERNETES = 'deploy/kubernetes';
const UNIT = 'deploy/systemd/forecourt@.service';
const manifest = (name: string): Manifest => parse(read(`${KUBERNETES}/${name}`)) as Manifest;
const compose = parse(read('deploy/compose.yaml')) as Compose;

/** Instructions of the Dockerfile in order; a line that ends in a backslash goes on. */
const dockerfile = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line) ?? [line, '', ''])
  .map(([, name = '', words = '']) => ({ name, words: words.trim() }));
const last = (name: string): string => dockerfile.findLast((instruction) => instruction.name === name)?.words ?? '';

/** Lines of the form `NAME=value`, as in a file of variables. */
const assignments = (text: string): Variables =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=)?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
/** What a reader fills in. */
const filled = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value === '' && !mayStayEmpty.has(name) ? 'x'.repeat(64) : value,
    ]),
  );
/** Variables of compose that have a default of nothing. */
const mayStayEmpty = new Set(
  [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):-\}/g)].map(([, name = '']) => name),
);

const ofCompose = new Map(Object.entries(filled(assignments(read('deploy/.env.example')))));
const substituted = Object.fromEntries(
  Object.entries(compose.services['forecourt']?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{([A-Z_]+)[^}]*\}/g, (_, variable: string) => ofCompose.get(variable) ?? ''),
  ]),
);
const ofImage = Object.fromEntries(
  [...last('ENV').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Variables that the platform gets, by where it runs. */
const GIVEN: Readonly<Record<string, Variables>> = {
  'in the image': ofImage,
  'with compose': { ...ofImage, ...substituted },
  'with systemd': {
    // of the instance forecourt@4200
    ...assignments(read(UNIT).replaceAll('%i', '4200')),
    ...filled(assignments(read('deploy/systemd/forecourt.env.example'))),
  },
  'on Kubernetes': {
    ...ofImage,
    ...manifest('configmap.yaml').data,
    ...manifest('secret.example.yaml').stringData,
  },
};

describe('the files of deploy/', () => {
  it.each(Object.entries(GIVEN))('give the platform variables that it knows and can use: %s', (_, variables) => {
    // those of Node itself are not the platform's
    const own = Object.keys(variables).filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(LEAN, name));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
    expect(() => readEnvironment(variables)).not.toThrow();
  });

  it('compose names every variable of its example, and no other', () => {
    const text = read('deploy/compose.yaml');
    const named = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    named.delete('RELEASE');
    expect([...named].sort()).toEqual(Object.keys(assignments(read('deploy/.env.example'))).sort());
  });

  it('leave a process the time that it takes to end', () => {
    const seconds = (variables: Variables): number => {
      const { drainMs = 0, graceMs = 0 } = stoppingFrom(readEnvironment(variables), true);
      return (drainMs + graceMs) / 1000;
    };
    const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(UNIT))?.[1]);
    expect(unit).toBeGreaterThan(seconds(GIVEN['with systemd'] ?? {}));
    const period = Number.parseInt(compose.services['forecourt']?.stop_grace_period ?? '', 10);
    expect(period).toBeGreaterThan(seconds(GIVEN['with compose'] ?? {}));
    const { terminationGracePeriodSeconds } = manifest('deployment.yaml').spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds(GIVEN['on Kubernetes'] ?? {}));
  });

  it('the proxy ends an idle connection before the platform does, which would reset what is sent on it', () => {
    const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(read('deploy/Caddyfile')) ?? [];
    const { keepAliveTimeout = 0 } = connectionLimits();
    expect(Number(minutes) * 60_000).toBeLessThan(keepAliveTimeout / 2);
  });

  it('the image runs the artefact, as a user who owns nothing of it', () => {
    expect(JSON.parse(last('CMD'))).toEqual(['node', 'server.mjs']);
    expect(last('USER')).toBe('node');
    expect(dockerfile.filter(({ name }) => name === 'FROM').map(({ words }) => words.split(' ')[0])).toEqual([
      'node:24-trixie-slim',
      'node:24-trixie-slim',
    ]);
    expect(compose.services['forecourt']?.read_only).toBe(true);
  });

  it('Node is the same for developers, tests and the image', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Variables };
    expect(read('.nvmrc').trim()).toBe(devDependencies['node']);
    expect(dockerfile[0]?.words).toMatch(new RegExp(`^node:${read('.nvmrc').split('.')[0]}-`));
  });

  it('the image’s check of its health tells a server that lives from one that does not', async () => {
    const [, command = ''] = /CMD (\[.*\])$/.exec(last('HEALTHCHECK')) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    let status = 200;
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/healthz' ? status : 404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const check = () =>
      new Promise<number>((resolve) => {
        const child = execFile(process.execPath, args, { env: { PORT: `${port}` } });
        child.once('exit', (code) => resolve(code ?? -1));
      });
    try {
      expect(await check()).toBe(0);
      status = 503;
      expect(await check()).toBe(1);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(await check()).toBe(1);
  });

  it('Kubernetes asks the addresses that say whether a process lives and whether it answers', () => {
    const { template, selector } = manifest('deployment.yaml').spec;
    const [container] = template.spec.containers;
    expect(container?.startupProbe.httpGet.path).toBe('/readyz');
    expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container?.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    const { labels } = template.metadata;
    expect(selector.matchLabels).toEqual(labels);
    expect(manifest('service.yaml').spec.selector).toEqual(labels);
    expect(manifest('poddisruptionbudget.yaml').spec.selector.matchLabels).toEqual(labels);
  });

  it('Kustomize has every manifest but the example of secrets', () => {
    const files = globSync('*.yaml', { cwd: path.join(ROOT, KUBERNETES) }).filter(
      (name) => name !== 'kustomization.yaml' && !name.includes('.example.'),
    );
    expect([...(manifest('kustomization.yaml').resources ?? [])].sort()).toEqual(files.sort());
  });

  const ANALYSER = '/usr/bin/systemd-analyze';
  it.skipIf(!existsSync(ANALYSER))('systemd finds nothing wrong with the units', () => {
    const units = globSync('deploy/systemd/*.{service,timer}', { cwd: ROOT }).map((name) => path.join(ROOT, name));
    expect(units).toHaveLength(3);
    const { stderr } = spawnSync(ANALYSER, ['verify', ...units], { encoding: 'utf8' });
    // the machine of a check has no Node there
    expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([]);
    const report = execFileSync(ANALYSER, ['security', '--offline=true', path.join(ROOT, UNIT)], { encoding: 'utf8' });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(2);
  });
});
