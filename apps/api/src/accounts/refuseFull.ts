import { Refusal } from '@forecourt/contracts/api';
import type { ApiContext } from '../context.js';
import { worded } from '../words/worded.js';

/** Throws what becomes a 503 where nothing more leaves by a way today: no one is to wait for what does not come. */
export async function refuseFull(messages: ApiContext['messages'], way: 'mail' | 'sms'): Promise<void> {
  if (!(await messages.isFull(way))) return;
  throw new Refusal(503, way === 'sms' ? worded('full.texts') : worded('full.mails'));
}
