import path from 'node:path';
import { openDatabase } from '@forecourt/service/database';
import { SEND_LEAD } from '@forecourt/leads';
import type { MailServer } from '@forecourt/service/outbound/testing';
import { SENDER } from '../commands/sendLead.ts';
import type { Fleet } from './fleet.ts';
import { countLost, pause, targetNames } from './harness.ts';

export interface Storm {
  readonly fleet: Fleet;
  /** Number of each enquiry by its key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly mails: MailServer;
  /** The PostgreSQL server's; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
}

/**
 * Longest without an arrival: deliveries that a killed process had begun it kept for itself for a minute and a quarter.
 */
const PATIENCE_MS = 150_000;
const QUIET_MS = 3000;

/** What is stored and what arrived, when everything that is still to leave has had its time. */
export async function countStorm({ fleet, acknowledged, mails, databaseUrl }: Storm) {
  const targets = targetNames().length;
  await whenAllArrived(mails, acknowledged.size * targets);
  await fleet.stop();
  const database = await openDatabase(
    databaseUrl === undefined ? { dataDir: path.join(fleet.folder, 'database') } : { url: databaseUrl },
  );
  const leads = await database.db.selectFrom('leads').select(['id', 'idempotency_key']).execute();
  const due = await database.db.selectFrom('outbox').select('key').where('topic', '=', SEND_LEAD).execute();
  await database.close();
  const lost = countLost(acknowledged, leads);
  const doubled = leads.length - new Set(leads.map((lead) => lead.idempotency_key)).size;
  const received = receivedLeads(mails);
  const arrived = new Set(received);
  return {
    stored: leads.length,
    wrong: lost + doubled + Math.abs(due.length - leads.length * targets),
    expected: due.length,
    missing: due.length - arrived.size,
    again: received.length - arrived.size,
  };
}

/** Mails about leads by their ids; not the thanks to their shopper. */
const receivedLeads = ({ received }: MailServer): (string | undefined)[] =>
  received.filter(({ to }) => !to.includes(SENDER)).map(({ mail }) => mail.messageId);

/** Waits until as many different mails have come and no more do, or until none has come for long. */
async function whenAllArrived(mails: MailServer, least: number): Promise<void> {
  let lastArrival = Date.now();
  for (let before = -1; Date.now() - lastArrival < PATIENCE_MS;) {
    const { size } = new Set(receivedLeads(mails));
    if (size >= least && size === before) return;
    if (size !== before) lastArrival = Date.now();
    before = size;
    await pause(QUIET_MS);
  }
}
