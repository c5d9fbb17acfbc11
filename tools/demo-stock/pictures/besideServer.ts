import { Worker } from 'node:worker_threads';

type Picture = Buffer | string | undefined;

/** Originals that are kept: a listing asks for each in several widths and formats. */
const MOST = 80;
const recent = new Map<string, Promise<Picture>>();
const waiting = new Map<number, (picture: Picture) => void>();
let worker: Worker | undefined;
let last = 0;

function start(): Worker {
  const started = new Worker(new URL('./studioWorker.ts', import.meta.url));
  // a server that has nothing else to do may end
  started.unref();
  started.on('message', ({ id, picture }: { id: number; picture?: Uint8Array | string }) => {
    waiting.get(id)?.(typeof picture === 'object' ? Buffer.from(picture) : picture);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  });
  return started;
}

/** Draws the picture of an address in a thread of its own, once for all sizes that are made of it. */
export function drawnBeside(path: string): Promise<Picture> {
  const known = recent.get(path);
  if (known) return known;
  const made = new Promise<Picture>((resolve) => {
    worker ??= start();
    last += 1;
    waiting.set(last, resolve);
    worker.ref();
    worker.postMessage({ id: last, path });
  });
  if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '');
  recent.set(path, made);
  return made;
}
