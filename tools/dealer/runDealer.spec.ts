import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@forecourt/service/database';
import { emptyDatabase } from '@forecourt/service/database/testing';
import { runDealer } from './runDealer.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-dealer-'));
const dealers = path.join(root, 'dealers');
const data = path.join(root, 'data');
const fileOf = (slug: string) => path.join(dealers, slug, 'site.json');
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(async () => {
  mkdirSync(dealers);
  await (await openDatabase({ dataDir: path.join(data, 'database'), begin: await emptyDatabase() })).close();
}, 120_000);

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const isOfVersions = ['status', 'versions', 'diff', 'preview', 'pull', 'publish', 'revert', 'remove'].includes(
    args[0] ?? '',
  );
  const flags = ['--dealers', dealers, ...(isOfVersions ? ['--data', data] : [])];
  await runDealer([...args, ...flags], (line) => lines.push(line));
  return lines.join('\n');
}
const HILLS = [
  ...['--name', 'Hills Motors', '--licence', '12345', '--email', 'sales@hills.example', '--phone', '03 5550 1000'],
  ...['--street', '1 View Street', '--city', 'Bendigo', '--state', 'VIC', '--postcode', '3550'],
  ...['--lat=-36.757', '--long', '144.279', '--hours', 'Mon-Fri 09:00-17:30, Sat 09:00-16:00, Sun closed'],
];
const write = (slug: string, from: string, to: string) =>
  writeFileSync(fileOf(slug), readFileSync(fileOf(slug), 'utf8').replace(from, to));

describe('npm run dealer', { timeout: 180_000 }, () => {
  it('TEN-03 refuses what it does not know, and names what it takes', async () => {
    await expect(run('publsh')).rejects.toThrow('Usage: npm run dealer');
    await expect(run('constructor')).rejects.toThrow('Usage: npm run dealer');
    await expect(run('copy', 'a')).rejects.toThrow('copy <slug> <new slug>');
    await expect(run('status', '--folder', 'x')).rejects.toThrow('"status" takes no --folder');
    await expect(run('new', 'hills', '--name', 'Hills')).rejects.toThrow('A new dealer needs --licence, --email');
    await expect(run('new', '../hills', ...HILLS)).rejects.toThrow('small letters, digits and single hyphens');
    await expect(run('new', 'hills', ...HILLS, '--state', 'XX')).rejects.toThrow('--state must be one of ACT, NSW');
    await expect(run('new', 'hills', ...HILLS, '--template', 'constructor')).rejects.toThrow('one of franchise, group');
    await expect(run('new', 'hills', ...HILLS, '--lat', 'south')).rejects.toThrow('--lat must be a number from -90');
    expect(existsSync(path.join(dealers, 'hills'))).toBe(false);
  });

  it('TEN-03 takes a dealer from its first file through its versions', async () => {
    expect(await run('new', 'hills', ...HILLS)).toContain('site.json is there');
    expect(readFileSync(fileOf('hills'), 'utf8')).toContain('"timeZone": "Australia/Melbourne"');
    expect(await run('diff', 'hills')).toBe('"hills" is new: no version of it is published.');
    expect(await run('publish', 'hills', '--who', 'kim')).toBe('"hills" runs by version 1.');
    write('hills', '"16:00"', '"15:00"');
    expect(await run('diff', 'hills')).toMatch(
      /^~ site\.locations\.0\.hours\.5\.close: "16:00" → "15:00"\nPages: all read site\.$/,
    );
    await run('publish', 'hills', '--who', 'lee');
    expect(await run('versions', 'hills')).toMatch(
      /2 {2}.* publish {2}lee\n {6}~ site\.json\n +1 {2}.* publish {2}kim/,
    );
    expect(await run('status')).toMatch(/^hills +version 2 of .* by lee$/);
    expect(await run('preview', 'hills', '--at', '2026-12-26T10:00', '--hours', '2')).toMatch(
      /^https:\/\/hills\.localhost\/preview\/[\w.-]+\nIt shows "hills" as the folder has it.* Nothing is published\.$/,
    );
    await expect(run('preview', 'hills', '--at', 'Boxing Day')).rejects.toThrow('at: must be a day and a time');
    await expect(run('preview', 'hills', '--hours', 'two')).rejects.toThrow(
      '--hours must be a whole number from 1 to 336',
    );
    expect(await run('status')).toMatch(/^hills +version 2 of .* by lee$/);
    write('hills', '"preowned"', '"no-template"');
    await expect(run('publish', 'hills')).rejects.toThrow(
      'dealers/hills/site.json: template: must be one of franchise, group, preowned, yard, not "no-template"',
    );
    expect(await run('revert', 'hills', '1', '--who', 'kim')).toContain(
      '"hills" runs by version 3, which has the files',
    );
    expect(await run('diff', 'hills', '--from', '2', '--to', '3')).toContain('"15:00" → "16:00"');
    await expect(run('revert', 'hills', 'one')).rejects.toThrow('--version must be a whole number from 1');
    await expect(run('pull', 'hills')).rejects.toThrow('has changes that no version has');
    write('hills', '"no-template"', '"preowned"');
    expect(await run('pull', 'hills')).toMatch(/^~ site\.json\n.*hills is as version 3 of kim\.$/);
    expect(await run('diff', 'hills')).toBe('"hills": nothing changes.');
    expect(await run('remove', 'hills', '--who', 'kim')).toContain('"hills" is gone');
    expect(await run('status')).toBe('');
    expect(await run('revert', 'hills', '1', '--who', 'kim')).toContain('version 5');
  });

  it('TEN-03 API-05 makes a dealer from its feed, and nothing where the feed or a flag cannot be used', async () => {
    const feed = path.join(root, 'stock.csv');
    writeFileSync(feed, 'Name,Age\nKim,40\n');
    const makeNew = (...more: string[]) => run('new', '--name', 'Feed & Söhne', '--feed', feed, ...more);
    await expect(makeNew()).rejects.toThrow(`--feed: ${feed} does not say make and model`);
    writeFileSync(feed, 'Ref,Make,Model,Price,Suburb,State,Postcode\nA1,Kia,Rio,15990,Darwin,NT,800\n');
    await expect(makeNew('--colour', 'blue')).rejects.toThrow('--colour must be a colour such as #0a5c8a');
    await expect(makeNew('--abn', '51 824 753 557')).rejects.toThrow('--abn must be the eleven digits');
    await expect(makeNew('--phone', '12')).rejects.toThrow('--phone must be a whole number');
    await expect(makeNew('--email', 'sales')).rejects.toThrow('--email must be an address');
    await expect(makeNew('--hours', '9 to 5')).rejects.toThrow('--hours must read as');
    await expect(makeNew('--logo', feed)).rejects.toThrow('--logo must be one of .svg, .png');
    await expect(run('new', '--feed', feed)).rejects.toThrow('A new dealer needs --name');
    await expect(run('new', 'a', ...HILLS, '--map', feed)).rejects.toThrow('--map is the mapping of a feed');
    expect(existsSync(path.join(dealers, 'feed-sohne'))).toBe(false);
    const said = await makeNew('--licence', '77', '--phone', '08 5550 1000');
    expect(said).toContain('1 of 1 vehicles can be used');
    expect(said).toContain('feeds/stock.json: defaults.price_type: what the prices of the feed include');
    const { site } = JSON.parse(readFileSync(fileOf('feed-sohne'), 'utf8')) as { site: Record<string, unknown> };
    expect(site).toMatchObject({
      timeZone: 'Australia/Darwin',
      phones: { override: '08 5550 1000' },
      licences: [{ label: 'Lic. No.', number: '77', state: 'NT' }],
      locations: [{ slug: 'darwin', address: { city: 'Darwin', state: 'NT', postcode: '0800' }, lat: -12.46 }],
    });
    // hours are not made up: the site stays out until somebody says them
    expect(JSON.stringify(site)).not.toContain('"hours"');
    await expect(makeNew()).rejects.toThrow('feed-sohne exists already');
    const lines: string[] = [];
    const checked = runDealer(['check', 'feed-sohne', '--dealers', dealers], (line) => lines.push(line));
    await expect(checked).rejects.toThrow('dealers/feed-sohne/site.json: site.locations.0.hours');
    expect(lines.join('\n')).toContain('  - site.locations.0.hours: opening hours of Feed & Söhne');
    rmSync(path.join(dealers, 'feed-sohne'), { recursive: true });
  });

  it('TEN-03 a copy is another dealer, whose leads and payments are not those of the first', async () => {
    write('hills', '"no-template"', '"preowned"');
    write('hills', '"leads": {', '"leads": { "captchaSecret": "FORECOURT_X",');
    const said = await run('copy', 'hills', 'plains', '--name', 'Plains Motors');
    expect(said).toContain('leads.targets: leads go by mail to sales@hills.example');
    const copy = JSON.parse(readFileSync(fileOf('plains'), 'utf8')) as Record<string, Record<string, unknown>>;
    expect(copy['site']).toMatchObject({ id: 'plains', name: 'Plains Motors', hosts: ['plains.localhost'] });
    expect(copy['leads']).toEqual({ targets: [{ name: 'sales', kind: 'mail', to: 'sales@hills.example' }] });
    await expect(run('copy', 'hills', 'plains')).rejects.toThrow('exists already');
    await expect(run('copy', 'none', 'other')).rejects.toThrow('there is no dealer to copy');
    expect(await run('publish', 'plains')).toBe('"plains" runs by version 1.');
  });
});
