import { createServer, get, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type ListenOptions } from './listen.js';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** What a visitor of one of this machine's addresses gets. */
async function visit(address: string, listensOn: ListenOptions['listensOn']): Promise<number | string | undefined> {
  const server = createServer((_request, response) => void response.end());
  open.push(server);
  const port = await listen(server, { port: 0, listensOn });
  return new Promise((resolve) => {
    get({ host: address, port, agent: false }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code),
    );
  });
}

describe('where the platform listens', () => {
  // all of 127.0.0.0/8 is this machine; 127.0.0.2 plays the part of its address in a network
  it.each([
    ['127.0.0.1', undefined, 200],
    ['127.0.0.2', undefined, 'ECONNREFUSED'],
    ['127.0.0.1', '0.0.0.0', 200],
    ['127.0.0.2', '0.0.0.0', 200],
  ] as const)('to %s with FORECOURT_LISTEN %s: %s', async (address, listensOn, answer) => {
    expect(await visit(address, listensOn)).toBe(answer);
  });
});
