import { Refusal } from '@forecourt/contracts/api';
import type { ServiceContext } from '../serviceContext.js';
import { worded } from '../words/worded.js';

/** Throws the `Refusal` with 503 where nothing more leaves by a way today: no one is to wait for what does not come. */
export async function refuseFull(messages: ServiceContext['messages'], way: 'mail' | 'sms'): Promise<void> {
  if (!(await messages.isFull(way))) return;
  throw new Refusal(503, way === 'sms' ? worded('full.texts') : worded('full.mails'));
}
