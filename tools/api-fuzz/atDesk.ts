import { createHash, randomBytes } from 'node:crypto';
import type { Service } from '../../apps/api/src/compose.ts';

const HOUR = 3600_000;

/**
 * Session cookie for the desk of the demo dealer that has one, so that the fuzz test also reaches the desk's endpoints.
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
