import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenLines } from './brokenLines.js';
import { readSites, ROOT } from './readSites.js';
import { secretProblems } from './siteSecrets.js';

const KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
let root: string;
let dealers: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-secrets-'));
  dealers = path.join(root, 'dealers');
  for (const slug of ['harbour', 'northline', 'wattle'])
    cpSync(path.join(ROOT, 'dealers', slug), path.join(dealers, slug), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

type Config = Record<string, Record<string, unknown>>;
const edit = (slug: string, change: (config: Config) => void) => {
  const file = path.join(dealers, slug, 'site.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Config;
  change(config);
  writeFileSync(file, JSON.stringify(config));
};
const withHook = (secret: string) => (config: Config) => {
  const hook = { name: 'hook', kind: 'webhook', url: 'https://crm.example/leads', secret };
  config['leads'] = { ...config['leads'], targets: [hook] };
};
/** What a start in production makes of the dealers and the environment. */
const start = (given: Readonly<Record<string, string>>, isProduction = true) =>
  readSites(dealers, secretProblems({}, given, isProduction));
const running = (sites: ReturnType<typeof start>) => sites.all.map(({ slug }) => slug);

describe('a secret that one dealer names', () => {
  it('TEN-03 keeps out that dealer alone where it is missing or unfit, and is named with who needs it', () => {
    edit('harbour', withHook('FORECOURT_CRM'));
    for (const [given, why] of [
      [{}, 'must be set'],
      [{ FORECOURT_CRM: 'short' }, 'must be whsec_ and the Base64 of 24 to 64 random bytes'],
    ] as const) {
      const sites = start(given);
      expect(running(sites)).toEqual(['northline', 'wattle']);
      expect(brokenLines(sites.broken)).toEqual([
        expect.stringContaining('The dealer "harbour" is broken: its site stays out.\n') as string,
      ]);
      const [problem = ''] = sites.broken[0]?.problems ?? [];
      expect(problem).toContain('dealers/harbour/site.json: environment variable FORECOURT_CRM: ');
      expect(problem).toContain(why);
      expect(problem).toContain('target "hook"');
    }
    expect(running(start({ FORECOURT_CRM: KEY }))).toEqual(['harbour', 'northline', 'wattle']);
    // nothing is posted while it is developed
    expect(running(start({}, false))).toEqual(['harbour', 'northline', 'wattle']);
  });

  it('BUY-04 FORM-13 the same goes for a payment provider and a captcha service', () => {
    edit('harbour', (config) => {
      config['checkout'] = {
        ...config['checkout'],
        payment: { provider: 'stripe', secretKey: 'FORECOURT_STRIPE', webhookSecret: 'FORECOURT_STRIPE_HOOK' },
      };
    });
    edit('wattle', (config) => {
      config['leads'] = { ...config['leads'], captchaSecret: 'FORECOURT_CAPTCHA' };
    });
    const sites = start({ FORECOURT_STRIPE: 'sk' });
    expect(running(sites)).toEqual(['northline']);
    expect(sites.broken.map(({ slug, problems }) => [slug, problems.length])).toEqual([
      ['harbour', 1],
      ['wattle', 1],
    ]);
    expect(sites.broken.flatMap(({ problems }) => problems).join()).toContain('checkout.payment');
  });
});
