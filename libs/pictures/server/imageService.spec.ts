import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unwanted } from '@forecourt/service';
import { setTracer, type SpanFacts, type Tracer } from '@forecourt/service/observing';
import { dealerFiles, ImagesBusy, ImageService, parseImageQuery, QUALITIES } from './index.js';

const svg = (colour: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" ' +
  `fill="${colour}"/></svg>`;
let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'forecourt-images-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

describe('parseImageQuery', () => {
  it('API-02 raises the width to the next step and takes quality 75', () => {
    expect(parseImageQuery({ w: '600' }, 'image/webp,*/*')).toEqual({ width: 640, quality: 75, format: 'webp' });
    expect(parseImageQuery({}, '*/*').format).toBe('jpeg');
  });
  it('API-02 makes a few qualities only, so that no one fills the disk with near copies', () => {
    const made = new Set(
      Array.from({ length: 100 }, (_, index) => parseImageQuery({ q: String(index + 1) }, '').quality),
    );
    expect([...made]).toEqual([...QUALITIES]);
  });
  it.each([[{ w: '0' }], [{ w: 'x' }], [{ q: '101' }], [{ f: 'gif' }]])(
    'API-02 refuses %j and says what is allowed',
    (query) => {
      expect(() => parseImageQuery(query, '')).toThrow(/must be/);
    },
  );
});

describe('ImageService', () => {
  const make = (source: (picture: string) => Promise<string | undefined>) =>
    new ImageService({ cacheDir, source, placeholder: svg('#dddddd') });

  it('API-02 makes a picture once, at its width and in its format', async () => {
    let calls = 0;
    const service = make(() => Promise.resolve((calls++, svg('#ff0000'))));
    const request = { picture: 'a.svg', site: 's', width: 320, quality: 75, format: 'webp' } as const;
    const [first] = await Promise.all([service.get(request), service.get(request)]);
    await service.get(request);
    expect(calls).toBe(1);
    const info = await sharp(first.body).metadata();
    expect([info.width, info.height, info.format]).toEqual([320, 213, 'webp']);
  });

  it('API-02 traces what is made, without the name of the request', async () => {
    const spans: [string, SpanFacts][] = [];
    const within: Tracer['within'] = (name, facts, work) => {
      spans.push([name, facts]);
      return work();
    };
    setTracer({ within } as Tracer);
    try {
      const service = make(() => Promise.resolve(svg('#00ff00')));
      const request = { picture: 'kim.svg', site: 'harbour', width: 320, quality: 75, format: 'webp' } as const;
      await service.get(request);
      await service.get(request);
    } finally {
      setTracer(undefined);
    }
    const facts = { 'forecourt.dealer': 'harbour', 'forecourt.width': 320, 'forecourt.format': 'webp' };
    expect(spans).toEqual([['picture', facts]]);
  });

  it('API-02 makes no picture whose askers have all gone, and goes on for one who still waits', async () => {
    const made: string[] = [];
    let goOn = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    const service = make(async (picture) => {
      made.push(picture);
      await isHeld;
      return svg('#ff0000');
    });
    const ask = (picture: string, wanted?: AbortSignal) =>
      service.get({ picture, site: 's', width: 80, quality: 75, format: 'webp', ...(wanted ? { wanted } : {}) });
    // as many as there are workers at most: what comes after these waits
    const first = Promise.all(['1', '2', '3'].map((picture) => ask(picture)));
    await expect.poll(() => made.length).toBeGreaterThan(0);
    const [gone, staying] = [new AbortController(), new AbortController()];
    const alone = ask('nobody', gone.signal);
    const left = ask('shared', gone.signal);
    const kept = ask('shared', staying.signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone.abort();
    await expect(alone).rejects.toBeInstanceOf(Unwanted);
    await expect(left).rejects.toBeInstanceOf(Unwanted);
    const again = ask('nobody', gone.signal);
    await expect(again).rejects.toBeInstanceOf(Unwanted);
    goOn();
    expect((await kept).isPlaceholder).toBe(false);
    await first;
    expect(made.toSorted()).toEqual(['1', '2', '3', 'shared']);
    expect((await ask('nobody')).isPlaceholder, 'for a new asker').toBe(false);
  });

  it('CARD-05 answers with the placeholder for a missing or broken picture, and does not keep it', async () => {
    const service = make((picture) => Promise.resolve(picture === 'broken' ? '<svg' : undefined));
    for (const picture of ['missing', 'broken']) {
      const answer = await service.get({ picture, site: 's', width: 80, quality: 75, format: 'png' });
      expect(answer.isPlaceholder).toBe(true);
    }
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('CARD-05 a missing picture is looked for once in a while only, and its placeholder is made once', async () => {
    let calls = 0;
    let now = 1000;
    const service = new ImageService({
      cacheDir,
      source: () => Promise.resolve((calls++, undefined)),
      placeholder: svg('#dddddd'),
      now: () => now,
    });
    const ask = (picture: string, format: 'avif' | 'webp' = 'avif') =>
      service.get({ picture, site: 's', width: 3840, quality: 95, format });
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(`missing-${n}`)));
    expect(new Set(all.map(({ body }) => body)).size, 'one and the same').toBe(1);
    expect((await sharp(all[0]?.body).metadata()).width).toBe(1280);
    expect(calls).toBe(40);
    await ask('missing-1', 'webp');
    expect(calls).toBe(40);
    now += 61_000;
    await ask('missing-1');
    expect(calls).toBe(41);
  });

  it('API-02 makes AVIF no wider than can be made in a moment', async () => {
    const service = make(() => Promise.resolve(svg('#ff0000')));
    const { body } = await service.get({ picture: 'a', site: 's', width: 3840, quality: 40, format: 'avif' });
    expect((await sharp(body).metadata()).width).toBe(1920);
  });

  it('API-02 answers "busy" to a visitor who requests too much, and to no one else', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const service = make(async (picture) => {
      if (picture !== 'quick') await held;
      return svg('#00ff00');
    });
    const ask = (picture: string, visitor: string) =>
      service.get({ picture, site: 's', visitor, width: 80, quality: 40, format: 'webp' });
    const many = Array.from({ length: 230 }, (_, n) => ask(`${n}`, 'greedy').catch((error: unknown) => error));
    const refused = (await Promise.all(many.slice(200))) as ImagesBusy[];
    expect(refused.every((error) => error instanceof ImagesBusy && error.isOwn)).toBe(true);
    const other = ask('quick', 'other');
    release();
    expect((await other).isPlaceholder).toBe(false);
    await Promise.all(many);
    expect((await ask('more', 'greedy')).isPlaceholder, 'afterwards as before').toBe(false);
  });

  it('API-02 makes a picture anew that was replaced under its name', async () => {
    let version = '1';
    const service = new ImageService({
      cacheDir,
      source: () => Promise.resolve(svg(version === '1' ? '#ff0000' : '#0000ff')),
      version: () => Promise.resolve(version),
      placeholder: svg('#ddd'),
    });
    const request = { picture: 'logo.svg', site: 's', width: 80, quality: 75, format: 'png' } as const;
    const before = await service.get(request);
    version = '2';
    const after = await service.get(request);
    expect(after.etag).not.toBe(before.etag);
    expect(after.body.equals(before.body)).toBe(false);
  });

  it('forgets what was used longest ago when the cache is full', async () => {
    const service = new ImageService({
      cacheDir,
      source: () => Promise.resolve(svg('#00ff00')),
      placeholder: svg('#ddd'),
      cacheLimit: 1,
    });
    await service.get({ picture: 'a', site: 's', width: 80, quality: 75, format: 'png' });
    await service.trim();
    expect(readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).endsWith('.png'))).toEqual([]);
  });
});

describe('dealerFiles', () => {
  it.each(['../northline/site.json', '../../package.json', '/etc/passwd', 'site.json', 'logo.svg\u0000.png'])(
    'gives nothing for %s',
    async (picture) => {
      const folder = path.join(import.meta.dirname, '../../../dealers/harbour');
      expect(await dealerFiles({ folderOf: () => folder }).source(picture, 'harbour')).toBeUndefined();
    },
  );
});
