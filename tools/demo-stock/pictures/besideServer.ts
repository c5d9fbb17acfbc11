import { Worker } from 'node:worker_threads';

type Picture = Buffer | string | undefined;
interface Job {
  readonly path: string;
  readonly answer: (picture: Picture) => void;
}

/** Originals that are kept: a listing asks for each in several widths and formats. */
const MOST = 80;
const recent = new Map<string, Promise<Picture>>();
/** What somebody looks at, and what nobody waits for. */
const urgent: Job[] = [];
const patient: Job[] = [];
let inWork: Job | undefined;
let worker: Worker | undefined;

function finish(picture: Picture): void {
  const done = inWork;
  inWork = undefined;
  done?.answer(picture);
  next();
}

function start(): Worker {
  const started = new Worker(new URL('./studioWorker.ts', import.meta.url));
  started.on('message', (picture?: Uint8Array | string) =>
    finish(typeof picture === 'object' ? Buffer.from(picture) : picture),
  );
  started.on('error', () => {
    worker = undefined;
    finish(undefined);
  });
  return started;
}

/** One at a time, so that a page's pictures never stand behind the frames of a film. */
function next(): void {
  if (inWork) return;
  inWork = urgent.shift() ?? patient.shift();
  // a server that has nothing else to do may end
  if (!inWork) return worker?.unref();
  worker ??= start();
  worker.ref();
  worker.postMessage(inWork.path);
}

const drawn = (path: string, queue: Job[]): Promise<Picture> =>
  new Promise((answer) => {
    queue.push({ path, answer });
    next();
  });

/** Draws the picture of an address in a thread of its own, once for all sizes that are made of it. */
export function drawnBeside(path: string): Promise<Picture> {
  const known = recent.get(path);
  if (known) return known;
  const made = drawn(path, urgent);
  if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '');
  recent.set(path, made);
  return made;
}

/** The same for what is made ahead: it is drawn when nobody waits for a picture, and not kept. */
export const drawnAhead = (path: string): Promise<Picture> => drawn(path, patient);
