// Visits pages in a process of its own, so that its work is not counted as the platform's.
import { request } from 'node:http';
import { BROWSER_ENCODINGS, newAddress } from '../visits.ts';

export interface Visits {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly times: number;
  /** Each visit has an address of its own, so that its page is made anew. */
  readonly isDrawn?: boolean;
}

function visit({ port, host, path, isDrawn }: Visits): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: isDrawn ? newAddress(path) : path,
        headers: { host, 'accept-encoding': BROWSER_ENCODINGS },
      },
      (response) => {
        const firstByte = performance.now() - startedAt;
        if (response.statusCode !== 200) reject(new Error(`${host}${path} answered ${response.statusCode ?? 0}.`));
        response.resume();
        response.on('end', () => resolve(firstByte));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Answers with milliseconds to the first byte, one for each visit. */
process.on('message', (visits: Visits) => {
  void (async () => {
    const times: number[] = [];
    for (let at = 0; at < visits.times; at++) times.push(await visit(visits));
    process.send?.(times);
  })();
});
