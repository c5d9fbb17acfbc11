import { Refusal } from '@forecourt/contracts/api';
import { sendPrivatePhoto } from '@forecourt/service';
import type { FastifyReply } from 'fastify';
import { worded } from '../words/worded.js';

/** Sends a photo of a lead, or refuses one that is not there. */
export function sendPhoto(reply: FastifyReply, bytes: Buffer | undefined): FastifyReply {
  if (!bytes) throw new Refusal(404, worded('photo.none'));
  return sendPrivatePhoto(reply, bytes);
}
