import sharp from 'sharp';
import { expect } from 'vitest';
import type { Service } from './compose.js';

export interface PhotoFile {
  readonly name: string;
  /** `image/jpeg` when left out. */
  readonly type?: string;
  readonly bytes: Buffer;
}

/** The lead of a trade-in, with the cookies of the visitor who began it. */
export interface BegunTradeIn {
  readonly lead: string;
  readonly cookie: string;
  readonly email: string;
}

/** A JPEG of 60 by 40 pixels with the place where it was taken; each `shade` is another photo. */
export const carPhoto = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .withExif({ IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();

export const PHOTO_FORM = { 'content-type': 'multipart/form-data; boundary=b' };

/** Body of an upload; `page` is sent by a form without script. */
export const photoForm = (files: readonly PhotoFile[], page?: string): Buffer =>
  Buffer.concat([
    ...(page === undefined
      ? []
      : [Buffer.from(`--b\r\ncontent-disposition: form-data; name="page"\r\n\r\n${page}\r\n`)]),
    ...files.flatMap(({ name, type = 'image/jpeg', bytes }) => [
      Buffer.from(
        `--b\r\ncontent-disposition: form-data; name="photos"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ]);

/** Headers of a visitor with limits of their own. */
export const newVisitor = () => ({ 'x-forwarded-for': crypto.randomUUID() });

export async function beginTradeIn({ api }: Service): Promise<BegunTradeIn> {
  const email = `${crypto.randomUUID().slice(0, 8)}@shopper.example`;
  const response = await api.inject({
    url: '/api/trade-in/leads',
    method: 'POST',
    headers: { host: 'harbour.localhost', ...newVisitor() },
    payload: {
      idempotency_key: crypto.randomUUID(),
      name: 'Kim',
      email,
      phone: '0491 570 006',
      postcode: '0800',
      make: 'Mazda',
      model: 'CX-5',
      year: new Date().getFullYear() - 3,
      kms: 40_000,
      adjustmentAnswers: { condition: 'good', 'service-history': 'full', accidents: 'no', keys: 'two' },
      location_id: 'auburn',
      url: '/trade-in',
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  const cookie = [response.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
  return { lead: response.json<{ lead_id: string }>().lead_id, cookie, email };
}
