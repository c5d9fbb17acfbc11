import type { FastifyReply } from 'fastify';

/**
 * An answer that says nothing of caches, an error or a redirect as well, is one visitor's: a cache in front would keep
 * it for hours.
 */
export const privately = (reply: FastifyReply): FastifyReply =>
  reply.hasHeader('cache-control') ? reply : reply.header('cache-control', 'private, no-cache');
