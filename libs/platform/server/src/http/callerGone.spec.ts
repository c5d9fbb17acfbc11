import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { FaultReport } from './faultReport.js';
import { answerRefusals } from './refusals.js';

const closed = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

describe('SRCH-06 faults that are reported', () => {
  const app = Fastify();
  const faults: FaultReport[] = [];
  const failed: Promise<void>[] = [];
  answerRefusals(app, { onFault: (fault) => faults.push(fault) });
  app.get('/broken', () => Promise.reject(closed));
  app.get('/left', (request) => {
    const failing = new Promise<void>((resolve) => request.raw.socket.once('close', resolve));
    failed.push(failing);
    return failing.then(() => Promise.reject(closed));
  });
  afterEach(() => faults.splice(0));

  it('reports a stream that broke while the caller was waiting', async () => {
    expect((await app.inject('/broken')).statusCode).toBe(500);
    expect(faults).toMatchObject([{ request: 'GET /broken' }]);
  });

  it('reports no fault for a request that the caller abandoned', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    const caller = connect(address.port, '127.0.0.1', () => {
      caller.write('GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n');
      setTimeout(() => caller.destroy(), 50);
    });
    await expect.poll(() => failed.length).toBe(1);
    await Promise.all(failed);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(faults).toEqual([]);
    await app.close();
  });
});
