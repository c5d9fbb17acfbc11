import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Brochures, BrochuresBusy, type BrochureImages } from './brochures.js';
import { buildVehicle, NOW, siteOf } from './testing/samples.js';

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});

const imagesWith = (missing: readonly string[] = []) => ({
  get: vi.fn<BrochureImages['get']>(({ picture }) => {
    const isPlaceholder = picture === 'image-not-found.svg' || missing.includes(picture);
    return Promise.resolve({ body: jpeg, isPlaceholder });
  }),
});
const request = (values: Parameters<typeof buildVehicle>[0] = {}, now = NOW) => {
  const vehicle = buildVehicle({ images: [1, 2, 3, 4, 5].map((n) => ({ url: `/media/p${n}.svg` })), ...values });
  return { vehicle, site: siteOf('harbour'), pageUrl: `http://h.example/cars/${vehicle.slug}`, now };
};

describe('Brochures', () => {
  it('VDP-15 asks for four JPEG pictures, the first one large', async () => {
    const images = imagesWith();
    await new Brochures({ images }).get(request());
    expect(images.get.mock.calls.map(([{ picture, width, format }]) => [picture, width, format])).toEqual([
      ['p1.svg', 1024, 'jpeg'],
      ['p2.svg', 480, 'jpeg'],
      ['p3.svg', 480, 'jpeg'],
      ['p4.svg', 480, 'jpeg'],
    ]);
  });
  it('VDP-15 a picture that is alone is as wide as the sheet', async () => {
    const images = imagesWith();
    await new Brochures({ images }).get(request({ images: [{ url: '/media/p1.svg' }] }));
    expect(images.get.mock.calls.map(([{ width }]) => width)).toEqual([1280]);
  });
  it('A8 a vehicle without pictures has the site’s placeholder', async () => {
    const images = imagesWith();
    await new Brochures({ images }).get(request({ images: [] }));
    expect(images.get.mock.calls.map(([{ picture }]) => picture)).toEqual(['image-not-found.svg']);
  });
  it('VDP-15 renders a brochure once, also for requests at the same time', async () => {
    const images = imagesWith();
    const brochures = new Brochures({ images });
    const [a, b] = await Promise.all([brochures.get(request()), brochures.get(request())]);
    expect(a).toBe(b);
    expect(await brochures.get(request())).toBe(a);
    expect(images.get).toHaveBeenCalledTimes(4);
  });
  it('VDP-15 keeps none that lacks a picture: it may be there the next time', async () => {
    const images = imagesWith(['p2.svg']);
    const brochures = new Brochures({ images });
    expect(await brochures.get(request())).not.toBe(await brochures.get(request()));
  });
  it('VDP-15 keeps what has room, those that were requested last', async () => {
    const images = imagesWith();
    const { length } = await new Brochures({ images }).get(request());
    const brochures = new Brochures({ images, room: length * 2.5 });
    const [one, two, three] = ['1', '2', '3'].map((id) => request({ id }));
    const first = await brochures.get(one!);
    await brochures.get(two!);
    expect(await brochures.get(one!)).toBe(first);
    await brochures.get(three!);
    expect(await brochures.get(one!)).toBe(first);
    images.get.mockClear();
    await brochures.get(two!);
    expect(images.get).toHaveBeenCalled();
  });
  it('VDP-15 says that it is busy when too many wait, and goes on afterwards', async () => {
    const brochures = new Brochures({ images: imagesWith(), waiting: 2 });
    const asked = ['1', '2', '3'].map((id) => brochures.get(request({ id })));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((answers[2] as PromiseRejectedResult).reason).toBeInstanceOf(BrochuresBusy);
    expect((await brochures.get(request({ id: '3' }))).length).toBeGreaterThan(1000);
  });
  it('VDP-15 a version begins with the vehicle’s updated time and changes with data and day', () => {
    const brochures = new Brochures({ images: imagesWith() });
    const version = brochures.version(request());
    expect(version).toMatch(new RegExp(`^${NOW / 1000}-`));
    expect(brochures.version(request())).toBe(version);
    expect(brochures.version(request({}, NOW + 60_000))).toBe(version);
    expect(brochures.version(request({ price: 1 }))).not.toBe(version);
    expect(brochures.version(request({}, NOW + 86_400_000))).not.toBe(version);
  });
});
