import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageUrl } from '@forecourt/contracts';
import { sends, servePictures, type PictureServer } from '@forecourt/pictures/testing';
import type { Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const photo = (colour: string) =>
  sharp({ create: { width: 1000, height: 667, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

describe('pictures of a feed’s own servers', () => {
  let server: PictureServer;
  let service: Service;
  let addresses: Record<'photo' | 'spin' | 'cabin' | 'inside' | 'page' | 'gone', string>;
  beforeAll(async () => {
    const body = await photo('#c33');
    server = await servePictures({
      '/photo.jpg': sends(body),
      '/spin.jpg': sends(await photo('#3c3')),
      '/cabin.jpg': sends(await photo('#33c')),
      '/foreign.jpg': sends(body),
      '/brochure.jpg': sends(body),
      '/inside.jpg': (_request, response) =>
        void response.writeHead(302, { location: `http://169.254.169.254:${server.port}/latest/meta-data/` }).end(),
      '/page.jpg': sends('<!doctype html><script>alert(1)</script>', 'image/jpeg'),
    });
    const names = ['photo', 'spin', 'cabin', 'inside', 'page', 'gone'] as const;
    addresses = Object.fromEntries(names.map((name) => [name, server.urlOf(`/${name}.jpg`)])) as typeof addresses;
    const { photo: url, inside, page, gone, spin, cabin } = addresses;
    const sites = demoSites();
    const wattle = sites.bySlug('wattle');
    if (!wattle) throw new Error('There is no wattle.');
    const { host } = new URL(url);
    Object.assign(wattle, { site: { ...wattle.site, remotePictures: 'direct', pictureHosts: [host] } });
    service = await openService(
      {
        wattle: [buildKia('5', { images: [url, 'https://other.example/a.jpg'].map((at) => ({ url: at })) })],
        harbour: [
          buildKia('1', {
            images: [url, inside, page, gone].map((at) => ({ url: at })),
            spin_images: [spin],
            spin_interior_image: cabin,
          }),
          buildKia('2', { images: [{ url: server.urlOf('/brochure.jpg') }] }),
        ],
        northline: [buildKia('9', { images: [{ url: server.urlOf('/foreign.jpg') }] })],
      },
      { sites, pictureReach: server.reach() },
    );
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  const ask = (url: string, host = 'harbour.localhost', headers: Record<string, string> = {}) =>
    service.api.inject({ url, headers: { host, accept: 'image/webp', ...headers } });
  const media = (address: string, host?: string) => ask(imageUrl(address, { width: 320 }), host);

  it('API-02 come at the requested width, quality and format, and are kept', async () => {
    for (const name of ['photo', 'spin', 'cabin'] as const) {
      const answer = await media(addresses[name]);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.headers['x-picture']).toBeUndefined();
      const { width, format } = await sharp(answer.rawPayload).metadata();
      expect([width, format]).toEqual([320, 'webp']);
      expect(
        (
          await ask(imageUrl(addresses[name], { width: 320 }), undefined, {
            'if-none-match': answer.headers.etag ?? '',
          })
        ).statusCode,
      ).toBe(304);
    }
    expect((await ask(`${imageUrl(addresses.photo, { width: 640 })}&f=avif`)).headers['content-type']).toBe(
      'image/avif',
    );
    expect(server.asked.filter((path) => path === '/photo.jpg')).toHaveLength(1);
  });

  it.each(['inside', 'page', 'gone'] as const)('API-02 the placeholder replaces one that is %s', async (name) => {
    const answer = await media(addresses[name]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['x-picture']).toBe('placeholder');
  });

  it('API-02 only pictures that a vehicle of the site names are fetched', async () => {
    const before = server.asked.length;
    const foreign = [
      server.urlOf('/foreign.jpg'),
      `${addresses.photo}?again`,
      addresses.photo.toUpperCase(),
      'http://127.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      '//[::1]/',
    ];
    for (const address of foreign) expect((await media(address)).headers['x-picture'], address).toBe('placeholder');
    for (const name of ['', 'x', '%00', '../../package.json', randomBytes(2000).toString('base64url')])
      expect((await ask(`/media/remote/${name}?w=80`)).statusCode, name).toBeLessThan(500);
    expect((await media(addresses.photo, 'northline.localhost')).headers['x-picture']).toBe('placeholder');
    expect((await media(server.urlOf('/foreign.jpg'), 'northline.localhost')).headers['x-picture']).toBeUndefined();
    expect(server.asked.slice(before)).toEqual(['/foreign.jpg']);
  });

  it('API-02 come straight from a declared host where the site wants it so, and from no other', async () => {
    const answer = await media(addresses.photo, 'wattle.localhost');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, addresses.photo]);
    expect((await media('https://other.example/a.jpg', 'wattle.localhost')).statusCode).toBe(200);
    expect((await media(`${addresses.photo}?again`, 'wattle.localhost')).statusCode, 'no way elsewhere').toBe(200);
  });

  it('VDP-15 are in the brochure', async () => {
    const answer = await ask('/api/vehicles/kia-2/brochure.pdf');
    expect(answer.statusCode).toBe(200);
    expect(server.asked).toContain('/brochure.jpg');
    // its own width: the placeholder would be wider
    expect(answer.rawPayload.includes('/Width 1000\n')).toBe(true);
  });
});
