import { timingSafeEqual } from 'node:crypto';
import { apiError } from '@forecourt/contracts/api';
import { z } from 'zod';
import type { ServiceApp } from '../moduleRoutes.js';
import { portRef } from '../ports.js';
import { nothingHere } from './refuseField.js';

/** The secret of this installation that its own command line sends; kept in the data folder. */
export const operatorTokenPort = portRef<string>('service/operator-token');

/** Schema of a route of the operator's, for its tag and what it answers. */
export const operatorSchema = (answer: string) => ({
  tags: ['admin'],
  response: { 200: z.unknown().describe(answer), 404: apiError, 422: apiError },
});

/** Lets the operator alone call the routes of a scope: over loopback, with the token. Others find nothing there. */
export function operatorOnly(app: ServiceApp, token: string): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const isOperator = isLoopback(request.socket.remoteAddress) && isSame(request.headers['x-admin-token'], token);
    done(isOperator ? undefined : nothingHere());
  });
}

const isLoopback = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

function isSame(given: unknown, token: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}
