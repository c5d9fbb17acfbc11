import { createHash, randomBytes } from 'node:crypto';

/** Of a booking's link: 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What stands in the database in a token's place. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
