import { Refusal } from '@forecourt/contracts/api';
import type { ApiContext } from '../context.js';

/** Throws what becomes a 503 where nothing more leaves by a way today: no one is to wait for what does not come. */
export async function refuseFull(messages: ApiContext['messages'], way: 'mail' | 'sms'): Promise<void> {
  if (!(await messages.isFull(way))) return;
  const [none, other] = way === 'sms' ? ['texts', 'Use your e-mail address instead'] : ['mails', 'Try again tomorrow'];
  throw new Refusal(503, `We can send no more ${none} today. ${other}, or call us.`);
}
