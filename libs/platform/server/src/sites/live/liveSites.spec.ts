import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/index.js';
import { databaseEngines, memoryDatabase } from '../../database/testing/index.js';
import { anyTemplates as templates } from '../anyTemplates.spec.help.js';
import { siteFact } from '../siteFact.js';
import { FolderReader } from './dealerFiles.js';
import { LiveSites, type LiveSitesOptions } from './liveSites.js';

const DEALERS = path.join(import.meta.dirname, '../../../../../../dealers');

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);

let root: string;
let dir: string;
let database: OpenDatabase;
let notices: string[];
const opened: LiveSites[] = [];

type Config = Record<string, Record<string, unknown>>;
const fileOf = (slug: string) => path.join(dir, slug, 'site.json');
const edit = (slug: string, change: (config: Config) => void) => {
  const config = JSON.parse(readFileSync(fileOf(slug), 'utf8')) as Config;
  change(config);
  writeFileSync(fileOf(slug), JSON.stringify(config));
};
const rename = (slug: string, name: string) => edit(slug, (config) => void (config['site']!['name'] = name));

/** A process of the installation: the same database, a folder of its own. */
async function start(options: Partial<LiveSitesOptions> = {}, name = 'a'): Promise<LiveSites> {
  const sites = await LiveSites.open({
    ...{ db: database.db, isShared: database.kind === 'postgresql', dataDir: path.join(root, name), templates },
    ...{ dealersDir: dir, watches: false, onNotice: (text) => notices.push(text) },
    ...options,
  });
  opened.push(sites);
  return sites;
}
const nameOf = (sites: LiveSites, slug: string) => sites.bySlug(slug)?.site.name;
const slugs = (sites: LiveSites) => sites.all.map(({ slug }) => slug);

describe.each(engines)('sites that run, on $engine', ({ url }) => {
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'forecourt-live-'));
    dir = path.join(root, 'dealers');
    for (const slug of ['harbour', 'northline', 'wattle'])
      cpSync(path.join(DEALERS, slug, 'site.json'), fileOf(slug), { recursive: true });
    notices = [];
    database = await (url === undefined ? memoryDatabase() : openDatabase({ url }));
    await database.db.deleteFrom('dealer_versions').execute();
    await database.db.deleteFrom('dealer_drafts').execute();
    await database.db.deleteFrom('dealer_files').execute();
  });
  afterEach(async () => {
    for (const sites of opened.splice(0)) await sites.close();
    await database.close();
    rmSync(root, { recursive: true });
  });

  it('TEN-03 a command before the first start publishes the folder, a later one nothing of it', async () => {
    const command = { dealersDir: undefined, firstDealersDir: dir };
    expect(slugs(await start(command))).toEqual(['harbour', 'northline', 'wattle']);
    rename('harbour', 'Harbour of an older folder');
    expect(nameOf(await start(command, 'b'), 'harbour')).toBe('Harbour Motor Group');
  });

  it('TEN-03 a change of one dealer is live, and every other site is the object that it was', async () => {
    const sites = await start();
    const heard: string[] = [];
    sites.onChange((changed) => void heard.push(...changed));
    const [harbour, wattle] = [sites.bySlug('harbour'), sites.bySlug('wattle')];
    rename('harbour', 'Harbour of a new name');
    await sites.look();
    expect(nameOf(sites, 'harbour')).toBe('Harbour of a new name');
    expect(sites.byHost('harbour.localhost')).toBe(sites.bySlug('harbour'));
    expect(sites.bySlug('harbour')).not.toBe(harbour);
    expect(sites.bySlug('wattle')).toBe(wattle);
    expect(heard).toEqual(['harbour']);
    const all = sites.all;
    await sites.look();
    expect(sites.all).toBe(all);
    expect(heard).toEqual(['harbour']);
  });

  it('TEN-03 a broken dealer runs by its last version, is named once, and is right again by itself', async () => {
    const sites = await start();
    rename('harbour', 'Harbour of a new name');
    await sites.look();
    const before = readFileSync(fileOf('harbour'), 'utf8');
    edit('harbour', (config) => void (config['site']!['includeSoldCarsDays'] = 'three'));
    notices.length = 0;
    await sites.look();
    await sites.look();
    expect(nameOf(sites, 'harbour')).toBe('Harbour of a new name');
    expect(sites.broken).toMatchObject([
      {
        slug: 'harbour',
        runsByLast: true,
        problems: [expect.stringContaining('dealers/harbour/site.json: site.includeSoldCarsDays: ')],
      },
    ]);
    expect(notices).toEqual([expect.stringContaining('The dealer "harbour" is broken: its site runs by its last')]);
    writeFileSync(fileOf('harbour'), before);
    await sites.look();
    expect(sites.broken).toEqual([]);
    expect(notices.at(-1)).toContain('is right again');
  });

  it('TEN-03 a start with a broken file runs by the last version; without one the dealer alone stays out', async () => {
    await start();
    rename('harbour', 'Harbour of a new name');
    await opened[0]?.look();
    writeFileSync(fileOf('harbour'), 'no JSON');
    cpSync(fileOf('wattle'), fileOf('newcomer'), { recursive: true });
    writeFileSync(fileOf('newcomer'), '{ "template": "group",');
    const again = await start({}, 'b');
    expect(nameOf(again, 'harbour')).toBe('Harbour of a new name');
    expect(slugs(again)).toEqual(['harbour', 'northline', 'wattle']);
    expect(again.broken).toMatchObject([
      { slug: 'harbour', runsByLast: true },
      { slug: 'newcomer', runsByLast: false },
    ]);
    writeFileSync(fileOf('northline'), '[]');
    expect(slugs(await start({ dealersDir: undefined }, 'c'))).toEqual(['harbour', 'northline', 'wattle']);
  });

  it('TEN-03 a broken dealer is no matter for those whose configurations are made again', async () => {
    writeFileSync(fileOf('northline'), '{ "template": "group", "site": 3 }');
    const whole = await start({}, 'b');
    const facts: string[] = [];
    const fact = siteFact(({ slug }: { readonly slug: string }) => void facts.push(slug));
    const sites = await start({ mostResolved: 1, facts: [fact] });
    expect(slugs(sites)).toEqual(['harbour', 'wattle']);
    expect(sites.broken).toMatchObject([{ slug: 'northline', runsByLast: false }]);
    expect(facts).toEqual(['harbour', 'wattle']);
    // what was read once needs its folder no more
    for (const { dir: folder } of sites.all) rmSync(folder, { recursive: true });
    for (const { slug } of [...sites.all, ...sites.all]) {
      const [site, other] = [sites.bySlug(slug), whole.bySlug(slug)];
      expect(site?.config).toEqual(other?.config);
      expect(site?.explain('site', 'name')).toBe(`dealers/${slug}/site.json`);
    }
    sites.all.forEach(fact);
    expect(facts).toEqual(['harbour', 'wattle']);
  });

  it('TEN-03 where nothing can run, the start ends with every problem', async () => {
    for (const slug of ['harbour', 'northline', 'wattle']) writeFileSync(fileOf(slug), '[]');
    await expect(start()).rejects.toThrow(
      /dealers\/harbour\/site\.json: must be an object.*dealers\/wattle\/site\.json: must be/s,
    );
  });

  it('TEN-01 of two dealers with one host name or id, the one that took it is at fault', async () => {
    const sites = await start();
    edit('harbour', (config) => void (config['site']!['hosts'] = ['harbour.localhost', 'wattle.localhost']));
    await sites.look();
    expect(sites.byHost('wattle.localhost')?.slug).toBe('wattle');
    expect(sites.byHost('harbour.localhost')?.slug).toBe('harbour');
    expect(sites.broken).toMatchObject([
      { slug: 'harbour', runsByLast: true, problems: [expect.stringContaining('"wattle.localhost" already leads to')] },
    ]);
    edit('harbour', (config) => {
      config['site']!['hosts'] = ['harbour.localhost'];
      config['site']!['id'] = '1003';
    });
    await sites.look();
    expect(sites.bySlug('harbour')?.site.id).toBe('1001');
    expect(sites.broken).toMatchObject([{ slug: 'harbour', runsByLast: true }]);
  });

  it('TEN-01 a host that another dealer gives up is free for the one that waits for it', async () => {
    const sites = await start({ watches: true });
    edit('harbour', (config) => void (config['site']!['hosts'] = ['harbour.localhost', 'wattle.localhost']));
    await expect.poll(() => sites.broken.map(({ slug }) => slug), { timeout: 5000 }).toEqual(['harbour']);
    edit('wattle', (config) => void (config['site']!['hosts'] = ['cars.localhost']));
    await expect.poll(() => sites.byHost('wattle.localhost')?.slug, { timeout: 5000 }).toBe('harbour');
    expect(sites.broken).toEqual([]);
  }, 15_000);

  it('TEN-03 a new folder appears and one that is gone goes, but not the whole folder at once', async () => {
    const sites = await start();
    cpSync(fileOf('wattle'), fileOf('newcomer'), { recursive: true });
    edit('newcomer', (config) => Object.assign(config['site']!, { hosts: ['newcomer.localhost'], id: 'newcomer' }));
    await sites.look();
    expect(sites.byHost('newcomer.localhost')?.slug).toBe('newcomer');
    rmSync(path.join(dir, 'newcomer'), { recursive: true });
    await sites.look();
    expect(sites.byHost('newcomer.localhost')).toBeUndefined();
    expect((await sites.versions('newcomer')).map(({ deed }) => deed)).toEqual(['remove', 'publish']);
    rmSync(dir, { recursive: true });
    await sites.look();
    mkdirSync(dir);
    await sites.look();
    expect(slugs(sites)).toEqual(['harbour', 'northline', 'wattle']);
  });

  it('TEN-04 the owner of a stock that others show cannot go', async () => {
    edit('northline', (config) => {
      config['site']!['stockOf'] = 'harbour';
      config['vehicle'] = { ...config['vehicle'], cardRepayment: false };
    });
    edit('harbour', (config) => void (config['vehicle'] = { ...config['vehicle'], cardRepayment: false }));
    const sites = await start();
    await expect(sites.remove('harbour', 'kim')).rejects.toThrow('its stock is shown by "northline" (site.stockOf)');
    rmSync(path.join(dir, 'harbour'), { recursive: true });
    await sites.look();
    expect(slugs(sites)).toEqual(['harbour', 'northline', 'wattle']);
    expect(sites.broken).toMatchObject([{ slug: 'harbour', runsByLast: true }]);
  });

  it('TEN-03 another process runs what one published, without its folder, and the other sites stay', async () => {
    const first = await start({ isShared: true });
    const second = await start({ isShared: true, dealersDir: undefined }, 'b');
    const wattle = second.bySlug('wattle');
    rename('harbour', 'Harbour of a new name');
    mkdirSync(path.join(dir, 'harbour/people'), { recursive: true });
    writeFileSync(path.join(dir, 'harbour/people/kim.svg'), '<svg/>');
    await first.look();
    await second.look();
    expect(nameOf(second, 'harbour')).toBe('Harbour of a new name');
    expect(readFileSync(path.join(second.bySlug('harbour')!.dir, 'people/kim.svg'), 'utf8')).toBe('<svg/>');
    expect(second.bySlug('wattle')).toBe(wattle);
    rmSync(path.join(dir, 'wattle'), { recursive: true });
    await first.look();
    await second.look();
    expect(slugs(second)).toEqual(['harbour', 'northline']);
  });

  it('TEN-03 two processes that see one change publish one version', async () => {
    const both = [await start({ isShared: true }), await start({ isShared: true }, 'b')];
    rename('harbour', 'Harbour of a new name');
    await Promise.all(both.map((sites) => sites.look()));
    await Promise.all(both.map((sites) => sites.look()));
    expect(both.map((sites) => nameOf(sites, 'harbour'))).toEqual(Array(2).fill('Harbour of a new name'));
    expect((await both[0]!.versions('harbour')).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('TEN-03 a process that starts with an older folder leaves the newer version of others alone', async () => {
    const older = path.join(root, 'older');
    cpSync(dir, older, { recursive: true });
    await start({ isShared: true, dealersDir: older });
    rename('harbour', 'Harbour of a new name');
    await start({ isShared: true }, 'b');
    const again = await start({ isShared: true, dealersDir: older }, 'c');
    expect(nameOf(again, 'harbour')).toBe('Harbour of a new name');
    // with a database of one process, the folder is what its operator sees
    const alone = await start({ isShared: false, dealersDir: older }, 'd');
    expect(nameOf(alone, 'harbour')).toBe('Harbour Motor Group');
  });

  it('TEN-03 what a command published stays, whatever an unchanged folder says, and goes back to before', async () => {
    const sites = await start();
    const draft = path.join(root, 'draft');
    cpSync(path.join(dir, 'harbour'), draft, { recursive: true });
    writeFileSync(
      path.join(draft, 'site.json'),
      readFileSync(fileOf('harbour'), 'utf8').replaceAll('Harbour Motor Group', 'Harbour by a draft'),
    );
    expect(await sites.publish('harbour', draft, 'kim')).toMatchObject({ number: 2, who: 'kim', deed: 'publish' });
    await sites.look();
    expect(nameOf(sites, 'harbour')).toBe('Harbour by a draft');
    expect(nameOf(await start({}, 'b'), 'harbour')).toBe('Harbour by a draft');
    expect(await sites.revert('harbour', 1, 'lee')).toMatchObject({ number: 3, who: 'lee', deed: 'revert' });
    expect(nameOf(sites, 'harbour')).toBe('Harbour Motor Group');
    await expect(sites.revert('harbour', 9, 'lee')).rejects.toThrow('harbour: has no version 9; there are 3, 2, 1');
    await expect(sites.publish('../harbour', draft, 'kim')).rejects.toThrow('is no name of a dealer');
    writeFileSync(path.join(draft, 'site.json'), '{}');
    await expect(sites.publish('harbour', draft, 'kim')).rejects.toThrow('dealers/harbour/site.json: template: must');
    expect(sites.broken).toEqual([]);
    expect((await sites.versions('harbour')).map(({ number, who }) => [number, who])).toEqual([
      [3, 'lee'],
      [2, 'kim'],
      [1, expect.stringContaining('folder of')],
    ]);
  });

  it('TEN-03 a process that cannot run a version stays with its own last one, and starts by it', async () => {
    const first = await start({ isShared: true });
    const lacksOf: LiveSitesOptions['lacksOf'] = ({ site }) =>
      site.name.includes('new') ? ['environment variable X'] : [];
    const second = await start({ isShared: true, dealersDir: undefined, lacksOf }, 'b');
    rename('harbour', 'Harbour of a new name');
    await first.look();
    await second.look();
    expect(nameOf(second, 'harbour')).toBe('Harbour Motor Group');
    expect(second.broken).toMatchObject([{ slug: 'harbour', runsByLast: true }]);
    const third = await start({ isShared: true, dealersDir: undefined, lacksOf }, 'c');
    expect(nameOf(third, 'harbour')).toBe('Harbour Motor Group');
    expect(third.broken).toMatchObject([{ slug: 'harbour', problems: [expect.stringContaining('variable X')] }]);
  });

  it('TEN-03 a site that runs keeps texts that were right; a new one does without those that are not', async () => {
    const textProblemsOf = ({ slug, dir: folder }: { slug: string; dir: string }) =>
      readFileSync(path.join(folder, 'site.json'), 'utf8').includes('bad text') ? [`${slug}: a bad text`] : [];
    rename('wattle', 'Wattle of a bad text');
    const sites = await start({ textProblemsOf });
    expect([...sites.leftOut]).toEqual([['wattle', ['wattle: a bad text']]]);
    expect(nameOf(sites, 'wattle')).toBe('Wattle of a bad text');
    rename('harbour', 'Harbour of a bad text');
    await sites.look();
    expect(nameOf(sites, 'harbour')).toBe('Harbour Motor Group');
    expect(sites.broken).toMatchObject([{ slug: 'harbour', problems: ['harbour: a bad text'] }]);
  });

  describe('a draft', () => {
    const drafted = { who: 'kim', now: Date.parse('2026-11-28T00:00Z'), expiresAt: new Date('2026-12-01T00:00Z') };
    const draftOf = (name: string) => {
      const folder = path.join(root, `draft-${name}`);
      cpSync(path.join(dir, 'harbour'), folder, { recursive: true });
      const file = path.join(folder, 'site.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Harbour Motor Group', name));
      return folder;
    };

    it('TEN-03 is shown by every process and run by none', async () => {
      const first = await start({ isShared: true });
      const second = await start({ isShared: true, dealersDir: undefined }, 'b');
      const { id } = await first.draft('harbour', draftOf('Harbour by a draft'), drafted);
      rmSync(path.join(root, 'draft-Harbour by a draft'), { recursive: true });
      for (const sites of [first, second]) {
        const site = await sites.draftSite(id);
        expect(site?.site.name).toBe('Harbour by a draft');
        expect(await sites.draftSite(id)).toBe(site);
        await sites.look();
        expect(nameOf(sites, 'harbour')).toBe('Harbour Motor Group');
      }
      expect((await first.versions('harbour')).map(({ number }) => number)).toEqual([1]);
      expect(await first.draftSite('00000000-0000-4000-8000-000000000000')).toBeUndefined();
    });

    it('TEN-03 keeps its files while versions come and go', async () => {
      const sites = await start();
      const { id } = await sites.draft('harbour', draftOf('Harbour by a draft'), drafted);
      rename('harbour', 'Harbour of a new name');
      await sites.look();
      // as many versions later, the first one is forgotten
      await database.db.updateTable('dealer_versions').set({ number: 100 }).where('number', '=', 2).execute();
      rename('harbour', 'Harbour of another name');
      await sites.look();
      expect((await sites.versions('harbour')).map(({ number }) => number)).toEqual([101, 100]);
      expect((await (await start({}, 'b')).draftSite(id))?.site.name).toBe('Harbour by a draft');
    });

    it('TEN-03 is refused with what would keep it from being published', async () => {
      const sites = await start();
      const folder = draftOf('Harbour by a draft');
      const file = path.join(folder, 'site.json');
      const right = readFileSync(file, 'utf8');
      writeFileSync(file, right.replace('"template": "', '"template": "no-'));
      await expect(sites.draft('harbour', folder, drafted)).rejects.toThrow('site.json: template: must be one of');
      writeFileSync(file, right.replace('"harbour.localhost"', '"wattle.localhost"'));
      await expect(sites.draft('harbour', folder, drafted)).rejects.toThrow('"wattle.localhost" already leads to');
      await expect(sites.draft('../harbour', folder, drafted)).rejects.toThrow('is no name of a dealer');
      expect(sites.broken).toEqual([]);
      expect(await database.db.selectFrom('dealer_drafts').selectAll().execute()).toEqual([]);
    });

    it('TEN-03 goes with its files when another comes after it has expired', async () => {
      const sites = await start();
      const { id } = await sites.draft('harbour', draftOf('Harbour of old'), drafted);
      const filesOf = async () =>
        (await database.db.selectFrom('dealer_files').select('hash').where('slug', '=', 'harbour').execute()).length;
      expect(await filesOf()).toBe(2);
      const later = { ...drafted, now: Date.parse('2026-12-02T00:00Z'), expiresAt: new Date('2026-12-05T00:00Z') };
      await sites.draft('harbour', draftOf('Harbour of today'), later);
      expect(await filesOf()).toBe(2);
      expect(await (await start({}, 'b')).draftSite(id)).toBeUndefined();
    });
  });

  describe('a change at the desk', () => {
    const edited = (name: string) => {
      const folder = path.join(root, `edit-${name}`);
      cpSync(path.join(dir, 'harbour'), folder, { recursive: true });
      const file = path.join(folder, 'site.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Harbour Motor Group', name));
      return folder;
    };
    const desk = { who: 'sam', base: 1 };

    it('TEN-03 is refused where somebody published meanwhile, in another process too', async () => {
      const first = await start({ isShared: true });
      const second = await start({ isShared: true, dealersDir: undefined }, 'b');
      expect(await first.edit('harbour', edited('Harbour of the desk'), desk)).toMatchObject({
        ...{ number: 2, deed: 'edit', who: 'sam', fromFolder: false },
      });
      const late = second.edit('harbour', edited('Harbour of another'), { who: 'priya', base: 1 });
      await expect(late).rejects.toMatchObject({ name: 'VersionConflict', present: { number: 2, who: 'sam' } });
      await second.look();
      expect(nameOf(second, 'harbour')).toBe('Harbour of the desk');
      expect(second.broken).toEqual([]);
    });

    it('TEN-03 is not undone by a folder that never had it: the operator hears of both', async () => {
      const sites = await start();
      await sites.edit('harbour', edited('Harbour of the desk'), desk);
      await sites.look();
      expect(sites.broken).toEqual([]);
      rename('harbour', 'Harbour of the folder');
      await sites.look();
      await sites.look();
      expect(nameOf(sites, 'harbour')).toBe('Harbour of the desk');
      const named = 'version 2 was made at the desk by sam';
      expect(sites.broken).toMatchObject([{ slug: 'harbour', problems: [expect.stringContaining(named)] }]);
      // nor by a process that starts with that folder
      const again = await start({}, 'b');
      expect(nameOf(again, 'harbour')).toBe('Harbour of the desk');
      expect(again.broken).toMatchObject([{ slug: 'harbour', problems: [expect.stringContaining(named)] }]);
      await sites.publish('harbour', path.join(dir, 'harbour'), 'kim');
      expect(nameOf(sites, 'harbour')).toBe('Harbour of the folder');
      expect(sites.broken).toEqual([]);
    });

    it('TEN-03 is where the folder goes on from, once it has it', async () => {
      const sites = await start();
      await sites.edit('harbour', edited('Harbour of the desk'), desk);
      rename('harbour', 'Harbour of the folder');
      await sites.look();
      cpSync(path.join(sites.bySlug('harbour')!.dir, 'site.json'), fileOf('harbour'));
      await sites.look();
      expect(sites.broken).toEqual([]);
      rename('harbour', 'Harbour of both');
      await sites.look();
      expect(nameOf(sites, 'harbour')).toBe('Harbour of both');
      expect((await sites.versions('harbour')).map(({ deed }) => deed)).toEqual(['publish', 'edit', 'publish']);
    });

    it('TEN-03 stays through a start with the folder as it was before', async () => {
      const sites = await start();
      await sites.edit('harbour', edited('Harbour of the desk'), desk);
      const again = await start({}, 'b');
      expect(nameOf(again, 'harbour')).toBe('Harbour of the desk');
      expect(again.broken).toEqual([]);
    });
  });

  it('TEN-03 is live within five seconds in both processes that watch', async () => {
    const both = [
      await start({ isShared: true, watches: true }),
      await start({ isShared: true, dealersDir: undefined, watches: true }, 'b'),
    ];
    rename('harbour', 'Harbour of a new name');
    for (const sites of both)
      await expect.poll(() => nameOf(sites, 'harbour'), { timeout: 5000 }).toBe('Harbour of a new name');
    mkdirSync(path.join(dir, 'newcomer'));
    writeFileSync(
      fileOf('newcomer'),
      readFileSync(fileOf('wattle'), 'utf8')
        .replaceAll('wattle.localhost', 'newcomer.localhost')
        .replace(/"id": "\d+"/, '"id": "newcomer"'),
    );
    for (const sites of both)
      await expect.poll(() => sites.byHost('newcomer.localhost')?.slug, { timeout: 5000 }).toBe('newcomer');
  }, 15_000);

  it('TEN-03 a start reads each folder once, and sees what changes meanwhile and below it', async () => {
    mkdirSync(path.join(dir, 'northline/people'));
    const { read } = FolderReader.prototype;
    const reading = vi.spyOn(FolderReader.prototype, 'read').mockImplementation(async function (
      this: FolderReader,
      ...args
    ) {
      const content = await read.apply(this, args);
      if (args[1] === 'harbour' && reading.mock.calls.length === 1) rename('harbour', 'Changed meanwhile');
      return content;
    });
    const sites = await start({ watches: true });
    const unchanged = reading.mock.calls.map(([, slug]) => slug).filter((slug) => slug !== 'harbour');
    expect(unchanged).toEqual(['northline', 'wattle']);
    reading.mockRestore();
    await expect.poll(() => nameOf(sites, 'harbour'), { timeout: 5000 }).toBe('Changed meanwhile');
    writeFileSync(path.join(dir, 'northline/people/lee.md'), 'Lee');
    await expect.poll(async () => (await sites.versions('northline')).length, { timeout: 5000 }).toBe(2);
  }, 15_000);
});
