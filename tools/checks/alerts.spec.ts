import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collectRuntime, readMetrics, registry } from '@forecourt/service/observing';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const document = read('docs/observing.md');

/** Of Prometheus itself and of exporters that look at the machine and the proxy. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
]);
const LABELS_OF_PROMETHEUS: ReadonlySet<string> = new Set(['job', 'instance', 'le', 'mountpoint']);

/** Metrics that an expression reads, each with the labels that it selects by. */
const readBy = (expr: string): { name: string; labels: string[] }[] =>
  [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?!\s*\()(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => name === 'up' || /^(forecourt|process|nodejs|node|probe)_/.test(name))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)=/g)].map(([, label = '']) => label),
    }));

let names: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  collectRuntime();
  await readMetrics();
  names = new Map(
    registry.getMetricsAsArray().flatMap((metric) => {
      const { name, labelNames } = metric as unknown as { name: string; labelNames: readonly string[] };
      return ['', '_bucket', '_count', '_sum'].map((end) => [name + end, labelNames] as const);
    }),
  );
});

describe('alarms for Prometheus', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s reads metrics that there are', (_name, { expr }) => {
    const metrics = readBy(expr);
    expect(metrics.length).toBeGreaterThan(0);
    for (const { name, labels } of metrics.filter((metric) => !OF_OTHERS.has(metric.name))) {
      expect([...names.keys()], expr).toContain(name);
      for (const label of labels.filter((one) => !LABELS_OF_PROMETHEUS.has(one)))
        expect(names.get(name)).toContain(label);
    }
  });
  it('shared gauges are never summed, as each process says the same', () => {
    for (const { expr } of rules) expect(expr).not.toMatch(/sum[^(]*\([^)]*forecourt_shared_/);
  });
  it('each says how urgent it is and what it means, and is in docs/observing.md', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      expect(document).toContain(`| \`${alert}\``);
    }
  });
  it('docs/observing.md names each metric with its labels', () => {
    const own = registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('forecourt_'));
    expect(own.length).toBeGreaterThan(20);
    for (const name of own) {
      const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      expect(row, name).toBeDefined();
      for (const label of names.get(name) ?? []) expect(row, name).toContain(`\`${label}\``);
    }
  });
});
