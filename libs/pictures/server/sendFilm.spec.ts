import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerRefusals } from '@forecourt/service';
import { FilmService } from './filmService.js';
import { sendFilm } from './sendFilm.js';

const app = Fastify();
const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-sent-films-'));
beforeAll(() => {
  mkdirSync(path.join(dir, 'a'));
  writeFileSync(path.join(dir, 'a/a.webm'), '0123456789');
  const films = new FilmService({ folderOf: (site) => path.join(dir, site) });
  answerRefusals(app, { onFault: () => undefined });
  app.get('/:film', async (request, reply) =>
    sendFilm(await films.get((request.params as { film: string }).film, 'a'), request, reply),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});
const get = (film: string, headers: Record<string, string> = {}) => app.inject({ url: `/${film}`, headers });

it('VDP-02 a film is sent whole, in parts, and not at all to who has it', async () => {
  const whole = await get('a.webm');
  expect([whole.statusCode, whole.body, whole.headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
  expect(whole.headers['content-type']).toBe('video/webm');
  const part = await get('a.webm', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  const etag = String(whole.headers.etag);
  expect((await get('a.webm', { range: 'bytes=2-4', 'if-range': etag })).statusCode).toBe(206);
  expect((await get('a.webm', { range: 'bytes=2-4', 'if-range': '"other"' })).body).toBe('0123456789');
  const known = await get('a.webm', { 'if-none-match': etag });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});
it('VDP-02 a part beyond the end is refused with the length; no film is a 404', async () => {
  const beyond = await get('a.webm', { range: 'bytes=10-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect((await get('b.webm')).statusCode).toBe(404);
});
