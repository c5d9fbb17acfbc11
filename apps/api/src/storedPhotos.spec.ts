import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leadPhotosPort, photoFile } from '@forecourt/leads';
import { temporaryPostgres } from '@forecourt/service/database/testing';
import { readMetrics } from '@forecourt/service/observing';
import { folderStorage, planRemoval } from '@forecourt/service/storage';
import { startS3Server, type S3Server } from '@forecourt/service/storage/testing';
import { composeService, type Service } from './compose.js';
import { demoSites } from './testing/demo.js';
import { openService, SVG } from './testing/openService.js';
import { beginTradeIn, carPhoto, newVisitor, PHOTO_FORM, photoForm } from './tradeInPhotos.spec.help.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)('photos of two processes that share a bucket', () => {
  let bucket: S3Server;
  let [one, other]: readonly [Service, Service] = [undefined as never, undefined as never];
  const notices: string[] = [];
  let ahead = 0;
  beforeAll(async () => {
    bucket = await startS3Server();
    const start = () =>
      openService(
        {},
        {
          ...{ databaseUrl: postgres!.url, sites: demoSites(), bucket: { ...bucket.options, silenceMs: 60_000 } },
          ...{ clock: () => Date.now() + ahead, onNotice: (line: string) => void notices.push(line) },
        },
      );
    one = await start();
    other = await start();
  }, 240_000);
  afterEach(() => bucket.be('well'));
  afterAll(async () => {
    await one.close();
    await other.close();
    await bucket.close();
  });

  const upload = async (at: Service, { lead, cookie }: { lead: string; cookie: string }, shade = 7) =>
    at.api.inject({
      method: 'POST',
      url: `/api/trade-in/${lead}/photos`,
      headers: { host: 'harbour.localhost', cookie, ...PHOTO_FORM, ...newVisitor() },
      payload: photoForm([{ name: 'a.jpg', bytes: await carPhoto(shade) }]),
    });
  const shown = (at: Service, lead: string, photo: string, cookie: string, size = 'full', host = 'harbour.localhost') =>
    at.api.inject({
      url: `/api/trade-in/${lead}/photos/${photo}?size=${size}`,
      headers: { host, cookie, ...newVisitor() },
    });
  const photosOf = (answer: { json: () => unknown }) => (answer.json() as { photos: { id: string }[] }).photos;
  const keyOf = (photo: string) => `lead-photos/harbour/${photo}.jpg`;
  const rowOf = (lead: string) =>
    one.database.db.selectFrom('lead_photos').selectAll().where('lead_id', '=', lead).executeTakeFirst();

  it('TRD-03 one that is sent to one process is shown by the other, and lies under its site', async () => {
    const own = await beginTradeIn(one);
    const sent = await upload(one, own);
    expect(sent.statusCode, sent.body).toBe(200);
    const [{ id } = { id: '' }] = photosOf(sent);
    const seen = await shown(other, own.lead, id, own.cookie);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(seen.rawPayload.equals(bucket.objects.get(keyOf(id))!.body)).toBe(true);
    expect(await rowOf(own.lead)).toMatchObject({ is_stored: true, full: Buffer.alloc(0) });
    const again = await upload(other, own);
    expect(photosOf(again)).toHaveLength(1);
  });

  it('TEN-03 another site reads none of it', async () => {
    const own = await beginTradeIn(one);
    const [{ id } = { id: '' }] = photosOf(await upload(one, own));
    expect((await shown(one, own.lead, id, own.cookie, 'full', 'northline.localhost')).statusCode).toBe(404);
    const northline = one.sites.bySlug('northline')!;
    expect(await one.context.port(leadPhotosPort).read(northline, id, 'full')).toBeUndefined();
  });

  it('TRD-03 while the bucket is away a photo is refused with 503 and may be sent again; previews are shown', async () => {
    const own = await beginTradeIn(one);
    const [{ id } = { id: '' }] = photosOf(await upload(one, own));
    bucket.be('gone');
    const refused = await upload(one, own, 90);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json<{ error: { message: string } }>().error.message).toMatch(/cannot be stored just now/);
    expect((await shown(one, own.lead, id, own.cookie)).statusCode).toBe(503);
    expect((await shown(one, own.lead, id, own.cookie, 'small')).statusCode).toBe(200);
    await vi.waitFor(() => expect(one.hasStorage()).toBe(false), 60_000);
    expect((await readMetrics()).text).toMatch(/^forecourt_storage_up 0$/m);
    bucket.be('well');
    await vi.waitFor(() => expect(one.hasStorage()).toBe(true), 60_000);
    expect(photosOf(await upload(one, own, 90))).toHaveLength(2);
    expect(notices.join('\n')).toMatch(/storage of files cannot be used: [\s\S]*storage of files answers again/);
    const { key, secret, endpoint } = bucket.options;
    for (const hidden of [key, secret, endpoint, 'StringToSign']) expect(notices.join('\n')).not.toContain(hidden);
  }, 240_000);

  it('TRD-03 one that is removed, or erased while the bucket is away, is gone from the bucket', async () => {
    const own = await beginTradeIn(one);
    const [{ id: first } = { id: '' }] = photosOf(await upload(one, own));
    expect(await one.context.port(leadPhotosPort).remove(one.sites.bySlug('harbour')!, own.lead, first)).toBe(true);
    await vi.waitFor(() => expect(bucket.objects.has(keyOf(first))).toBe(false), 60_000);
    const [{ id: second } = { id: '' }] = photosOf(await upload(one, own, 50));
    const exported = await one.personalData.export({ email: own.email, site: 'harbour' });
    const bytes = bucket.objects.get(keyOf(second))!.body.toString('base64');
    expect(exported.sites[0]?.records['photos']).toMatchObject([{ id: second, jpeg_base64: bytes }]);
    bucket.be('gone');
    await one.personalData.erase({ email: own.email });
    expect(await rowOf(own.lead)).toBeUndefined();
    expect(bucket.objects.has(keyOf(second))).toBe(true);
    bucket.be('well');
    await vi.waitFor(() => expect(bucket.objects.has(keyOf(second))).toBe(false), 60_000);
  }, 240_000);

  it('TRD-03 without the bucket they are in the data folder, where a restore puts them; a start that lost both says so', async () => {
    const own = await beginTradeIn(one);
    const [{ id } = { id: '' }] = photosOf(await upload(one, own));
    const file = photoFile('harbour', id);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-restored-'));
    const said: string[] = [];
    const start = () =>
      composeService({
        ...{ dataDir, databaseUrl: postgres!.url, sites: demoSites(), isProduction: true, placeholder: SVG },
        ...{ pictures: () => Promise.resolve(undefined), onNotice: (line: string) => void said.push(line) },
      });
    await (await start()).close();
    expect(said.join('\n')).toContain('Photos of shoppers lie in a bucket, and none is named: set FORECOURT_S3_BUCKET');
    await folderStorage(path.join(dataDir, 'stored')).put(file, Buffer.from('restored'), 'image/jpeg');
    said.length = 0;
    const restored = await start();
    const harbour = restored.sites.bySlug('harbour')!;
    expect(String(await restored.context.port(leadPhotosPort).read(harbour, id, 'full'))).toBe('restored');
    expect(said.join('\n')).not.toContain('bucket');
    await restored.close();
    rmSync(dataDir, { recursive: true });
  }, 240_000);

  it('TRD-03 the file of a process that was killed before its row is removed a quarter of an hour later', async () => {
    const file = { kind: 'lead-photos', site: 'harbour', name: 'killed.jpg' } as const;
    await planRemoval(one.database.db, file, Date.now() + ahead);
    await one.storage.put(file, Buffer.from('half a photo'), 'image/jpeg');
    await one.removals.drain();
    expect(bucket.objects.has('lead-photos/harbour/killed.jpg')).toBe(true);
    ahead += 16 * 60_000;
    await vi.waitFor(() => expect(bucket.objects.has('lead-photos/harbour/killed.jpg')).toBe(false), 60_000);
  }, 240_000);
});
