import type { FastifyReply } from 'fastify';

/** Sends a JPEG of a shopper so that no cache keeps it and no browser treats it as anything but an image. */
export const sendPrivatePhoto = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply
    .type('image/jpeg')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline; filename="photo.jpg"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-robots-tag', 'noindex')
    .send(bytes);
