import type { OutboundPorts } from './ports.js';

/**
 * Real ways out for a developer: what has left is also kept for the developer's page. A copy that cannot be kept is no
 * reason to send anything again.
 */
export function withCopies(ways: Partial<OutboundPorts>, stored: OutboundPorts): Partial<OutboundPorts> {
  const { mail, sms, post } = ways;
  const kept = (storing: Promise<void>): Promise<void> => storing.catch(() => undefined);
  return {
    ...(mail && {
      mail: { send: (one, signal) => mail.send(one, signal).then(() => kept(stored.mail.send(one, signal))) },
    }),
    ...(sms && {
      sms: { send: (one, signal) => sms.send(one, signal).then(() => kept(stored.sms.send(one, signal))) },
    }),
    ...(post && {
      post: { send: (one, signal) => post.send(one, signal).then(() => kept(stored.post.send(one, signal))) },
    }),
  };
}
