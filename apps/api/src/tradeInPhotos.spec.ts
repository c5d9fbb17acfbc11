import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_QUIET_MS } from '@forecourt/leads';
import { describeService } from './testing/describeService.js';
import {
  beginTradeIn,
  carPhoto,
  newVisitor,
  PHOTO_FORM,
  photoForm,
  type PhotoFile,
} from './tradeInPhotos.spec.help.js';

interface Sent {
  photos: { id: string; width: number; height: number }[];
  refused: { name: string; at: number; reason: string; message: string }[];
  error?: { fields: { field: string }[] };
}
/** Ahead of this machine's clock, so that a test need not wait. */
let ahead = 0;

await describeService(
  'photos of a traded car',
  (tested) => {
    const pictures: Buffer[] = [];
    beforeAll(async () => {
      for (let shade = 0; shade < 10; shade++) pictures.push(await carPhoto(shade * 20));
    });
    const jpeg = (at: number): PhotoFile => ({
      name: `car-${at}.jpg`,
      type: 'image/jpeg',
      bytes: pictures[at] ?? Buffer.alloc(0),
    });
    const begun = () => beginTradeIn(tested.service);
    const upload = (
      { lead, cookie }: { lead: string; cookie?: string },
      payload: Buffer | string,
      headers: Record<string, string> = {},
    ) =>
      tested.service.api.inject({
        method: 'POST',
        url: `/api/trade-in/${lead}/photos`,
        payload,
        headers: {
          host: 'harbour.localhost',
          ...PHOTO_FORM,
          ...(cookie ? { cookie } : {}),
          ...newVisitor(),
          ...headers,
        },
      });
    /** Begins an upload, and leaves it to the test when the rest comes. */
    const beginUpload = ({ lead, cookie }: { lead: string; cookie: string }, whole: Buffer) => {
      const payload = new PassThrough();
      payload.write(whole.subarray(0, -40));
      const answer = tested.service.api.inject({
        method: 'POST',
        url: `/api/trade-in/${lead}/photos`,
        payload,
        headers: {
          host: 'harbour.localhost',
          ...PHOTO_FORM,
          cookie,
          ...newVisitor(),
        },
      });
      return { answer, finish: () => void payload.end(whole.subarray(-40)) };
    };
    const seen = (url: string, cookie = '', host = 'harbour.localhost') =>
      tested.service.api.inject({ url, headers: { host, cookie, ...newVisitor() } });
    const messagesOf = async (lead: string) => {
      await tested.settle();
      return tested.service.database.db
        .selectFrom('messages')
        .select(['channel', 'subject', 'body'])
        .where('key', 'like', `lead.${lead}.%`)
        .orderBy('id')
        .execute();
    };

    describe('sending', () => {
      it('TRD-03 eighteen slow uploads hold up nobody, and arrive when they are whole', async () => {
        const own = await begun();
        const slow = Array.from({ length: 18 }, () => beginUpload(own, photoForm([jpeg(1)])));
        const sent = await upload(await begun(), photoForm([jpeg(2)]));
        expect(sent.statusCode, sent.body).toBe(200);
        expect(sent.json<Sent>().photos).toHaveLength(1);
        const [first] = slow;
        first?.finish();
        expect((await first?.answer)?.json<Sent>().photos).toHaveLength(1);
        for (const { finish } of slow) finish();
        await Promise.all(slow.map(({ answer }) => answer));
      });
      it('TRD-03 keeps what is a photo, names what is none, and tells the same of the lead', async () => {
        const own = await begun();
        const page = { name: 'evil.jpg', type: 'image/jpeg', bytes: Buffer.from('<svg onload="alert(1)"/>') };
        const answer = await upload(own, photoForm([jpeg(1), page, jpeg(2)]));
        expect(answer.statusCode, answer.body).toBe(200);
        const { photos, refused } = answer.json<Sent>();
        expect(photos).toMatchObject([
          { width: 60, height: 40 },
          { width: 60, height: 40 },
        ]);
        expect(refused).toMatchObject([{ name: 'evil.jpg', at: 2, reason: 'type' }]);
        const lead = await seen(`/api/trade-in/${own.lead}`, own.cookie);
        expect(lead.json<Sent>().photos).toEqual(photos);
        const [first] = photos;
        const photo = await seen(`/api/trade-in/${own.lead}/photos/${first?.id}`, own.cookie);
        expect(photo.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
        const kept = await sharp(photo.rawPayload).metadata();
        expect([kept.format, kept.exif]).toEqual(['jpeg', undefined]);
      });
      it('TRD-03 the same file again is one photo, and no lead has more than its site allows', async () => {
        const own = await begun();
        await upload(own, photoForm([jpeg(0)]));
        expect((await upload(own, photoForm([jpeg(0)]))).json<Sent>().photos).toHaveLength(1);
        const all = (await upload(own, photoForm(Array.from({ length: 9 }, (_, at) => jpeg(at + 1))))).json<Sent>();
        expect(all.photos).toHaveLength(8);
        expect(all.refused).toMatchObject([
          { at: 8, reason: 'many' },
          { at: 9, reason: 'many' },
        ]);
        const two = await Promise.all([
          upload(await begun(), photoForm([jpeg(0)])),
          upload(await begun(), photoForm([jpeg(0)])),
        ]);
        expect(two.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      });
      it('TRD-03 FORM-13 a form of a page comes back to it, and its address says what was not taken', async () => {
        const own = await begun();
        const back = await upload(
          own,
          photoForm([{ name: 'a.txt', bytes: Buffer.from('text') }, jpeg(3)], 'sell-my-car'),
          {
            accept: 'text/html',
          },
        );
        expect([back.statusCode, back.headers.location]).toEqual([
          303,
          `/sell-my-car?lead=${own.lead}&photos=1-type#photos`,
        ]);
        const none = await upload(own, photoForm([{ name: '', bytes: Buffer.alloc(0) }], 'no such'), {
          accept: 'text/html',
        });
        expect(none.headers.location).toBe(`/trade-in?lead=${own.lead}&photos=1-empty#photos`);
      });
      it('TRD-03 what is broken, too large or no form is refused, never a fault', async () => {
        const own = await begun();
        const statusOf = async (payload: Buffer | string, headers: Record<string, string> = {}) =>
          (await upload(own, payload, headers)).statusCode;
        const whole = photoForm([jpeg(1)]);
        expect(await statusOf(whole.subarray(0, whole.length - 30))).toBe(400);
        expect(await statusOf('--b\r\nbroken')).toBe(400);
        expect(await statusOf(whole, { 'content-type': 'multipart/form-data' })).toBe(400);
        expect(await statusOf('{}', { 'content-type': 'application/json' })).toBe(415);
        expect(await statusOf(photoForm([]))).toBe(422);
        expect(await statusOf(photoForm([{ name: '__proto__', bytes: Buffer.from('x') }]))).toBe(422);
        const large = await upload(
          own,
          photoForm([
            { name: 'large.jpg', bytes: Buffer.concat([pictures[1] as Buffer, Buffer.alloc(13 * 1024 * 1024)]) },
          ]),
        );
        expect([large.statusCode, large.json<Sent>().refused[0]?.reason]).toEqual([422, 'size']);
        const cut = await upload(own, photoForm([{ name: 'cut.jpg', bytes: (pictures[1] as Buffer).subarray(0, 40) }]));
        expect(cut.json<Sent>()).toMatchObject({
          refused: [{ reason: 'broken' }],
          error: { fields: [{ field: 'photos.1' }] },
        });
        expect(await statusOf(photoForm([jpeg(1)]), { origin: 'https://evil.example' })).toBe(403);
      });
    });

    describe('who sees them', () => {
      it('TEN-07 the visitor whose lead it is, and no one else', async () => {
        const [own, other] = [await begun(), await begun()];
        const [photo] = (await upload(own, photoForm([jpeg(1)]))).json<Sent>().photos;
        const url = `/api/trade-in/${own.lead}/photos/${photo?.id}`;
        expect((await seen(url, own.cookie)).statusCode).toBe(200);
        expect((await seen(`${url}?size=small`, own.cookie)).statusCode).toBe(200);
        for (const [cookie, host] of [
          ['', 'harbour'],
          [other.cookie, 'harbour'],
          [own.cookie, 'northline'],
        ])
          expect((await seen(url, cookie, `${host ?? ''}.localhost`)).statusCode).toBe(404);
        expect((await seen(`/api/trade-in/${other.lead}/photos/${photo?.id}`, other.cookie)).statusCode).toBe(404);
        expect((await upload({ lead: own.lead, cookie: other.cookie }, photoForm([jpeg(2)]))).statusCode).toBe(404);
        const remove = (cookie: string) =>
          tested.call(`${url}/remove`, { method: 'POST', headers: { cookie, ...newVisitor() } });
        expect((await remove(other.cookie)).statusCode).toBe(404);
        expect((await remove(own.cookie)).json<Sent>().photos).toEqual([]);
        expect((await remove(own.cookie)).statusCode).toBe(404);
      });
      it('TRD-03 the dealer, by links in one message after the last photo, which end', async () => {
        const own = await begun();
        const before = (await messagesOf(own.lead)).length;
        await upload(own, photoForm([jpeg(1)]));
        await upload(own, photoForm([jpeg(2)]));
        expect(await messagesOf(own.lead)).toHaveLength(before);
        ahead += PHOTO_QUIET_MS + 60_000;
        const messages = await messagesOf(own.lead);
        expect(messages).toHaveLength(before * 2);
        const mail = messages.filter(({ channel }) => channel === 'mail').at(-1);
        expect(mail?.subject).toContain('Trade-In, photos');
        const links = [...(mail?.body ?? '').matchAll(/https:\/\/[^/]*(\/api\/lead-photos\/[^\s"<]+)/g)].map(
          ([, path]) => (path ?? '').replaceAll('&#38;', '&'),
        );
        expect(new Set(links).size).toBe(2);
        const adf = messages.filter(({ channel }) => channel === 'adf').at(-1)?.body ?? '';
        expect(adf).toMatch(/<imagetag>https:[^<]*\/api\/lead-photos\//);
        const [link = ''] = links;
        expect((await seen(link)).headers['content-type']).toBe('image/jpeg');
        expect((await seen(link, '', 'northline.localhost')).statusCode).toBe(404);
        expect((await seen(link.replace(/until=\d/, 'until=9'))).statusCode).toBe(404);
        await upload(own, photoForm([jpeg(3)]));
        ahead += PHOTO_QUIET_MS + 60_000;
        expect(await messagesOf(own.lead)).toHaveLength(before * 3);
        ahead += 32 * 24 * 3_600_000;
        expect((await seen(link)).statusCode).toBe(404);
      });
      it('TRD-03 no one after an erasure; an export contains them', async () => {
        const own = await begun();
        await upload(own, photoForm([jpeg(1), jpeg(2)]));
        const ask = (work: string) =>
          tested.call(`/api/admin/people/${work}`, {
            method: 'POST',
            payload: { email: own.email },
            headers: { 'x-admin-token': tested.service.adminToken },
          });
        const found = (await ask('export')).json<{
          sites: { site: string; records: { photos: { jpeg_base64: string }[] } }[];
        }>();
        const { photos = [] } = found.sites.find(({ site }) => site === 'harbour')?.records ?? {};
        expect(photos).toHaveLength(2);
        expect(
          Buffer.from(photos[0]?.jpeg_base64 ?? '', 'base64')
            .subarray(0, 2)
            .toString('hex'),
        ).toBe('ffd8');
        const erased = (await ask('erase')).json<{ sites: { site: string; erased: object }[] }>();
        expect(erased.sites.find(({ site }) => site === 'harbour')?.erased).toMatchObject({ photos: 2, enquiries: 1 });
        const left = await tested.service.database.db
          .selectFrom('lead_photos')
          .select('id')
          .where('lead_id', '=', own.lead)
          .execute();
        expect(left).toEqual([]);
      });
    });
  },
  { clock: () => Date.now() + ahead },
);
