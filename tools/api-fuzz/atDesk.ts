import { createHash, randomBytes } from 'node:crypto';
import type { Service } from '../../apps/api/src/compose.ts';

const HOUR = 3600_000;

/**
 * Cookie of somebody who is at the desk of the demo dealer that has one: what lies behind it is put to the test, too.
 */
export async function atDesk({ database }: Pick<Service, 'database'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await database.db
    .insertInto('desk_sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('base64url'),
      site: 'harbour',
      email: 'desk@harbour.example.com',
      created_at: new Date(now),
      used_at: new Date(now),
      expires_at: new Date(now + HOUR),
    })
    .execute();
  return `forecourt_desk=${token}`;
}
