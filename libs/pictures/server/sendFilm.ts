import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@forecourt/contracts/api';
import { byteRange, type FilmAnswer } from './filmService.js';

/** Sends a film, or the part of it that a player asks for: some play nothing without ranges, and all seek by them. */
export function sendFilm(film: FilmAnswer | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!film) throw new Refusal(404, 'There is no such film.');
  void reply
    .header('etag', film.etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
    .type(film.type);
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  if (known === film.etag) return reply.code(304).send();
  // a part of what the file was before would not fit
  const part = ifRange !== undefined && ifRange !== film.etag ? 'none' : byteRange(range, film.size);
  if (part === 'unsatisfiable') {
    void reply.removeHeader('content-type').header('content-range', `bytes */${film.size}`);
    throw new Refusal(416, `The film has ${film.size} bytes.`);
  }
  const { first, last } = part === 'none' ? { first: 0, last: film.size - 1 } : part;
  void reply.header('content-length', last - first + 1);
  if (part !== 'none') void reply.code(206).header('content-range', `bytes ${first}-${last}/${film.size}`);
  return reply.send(film.read(first, last));
}
