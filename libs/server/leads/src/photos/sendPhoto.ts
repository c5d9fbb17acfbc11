import { Refusal } from '@forecourt/contracts/api';
import type { FastifyReply } from 'fastify';
import { worded } from '../words/worded.js';

/** Sends a photo so that no cache keeps it and no browser treats it as anything but an image. */
export const sendPhoto = (reply: FastifyReply, bytes: Buffer | undefined): FastifyReply => {
  if (!bytes) throw new Refusal(404, worded('photo.none'));
  return reply
    .type('image/jpeg')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline; filename="photo.jpg"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-robots-tag', 'noindex')
    .send(bytes);
};
