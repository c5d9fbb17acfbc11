import type { Server } from 'node:http';
import { START } from '../configuration/distribution.js';
import type { LISTENS } from '../configuration/environment.js';

export interface ListenOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Address to listen on; this machine's own when left out. */
  readonly listensOn?: (typeof LISTENS)[number] | undefined;
}

/** Begins to listen; gives the port. */
export function listen(server: Server, { port, listensOn = '127.0.0.1' }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${START}`)
          : error,
      );
    });
    server.listen(port, listensOn, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
