// Draws pictures beside the server: pages go out while a picture is in work.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { pictureFromPath } from './addresses.ts';
import { keptPictures } from './keptPictures.ts';

sharp.concurrency(1);
const kept = keptPictures();
parentPort?.on('message', ({ path, share }: { path: string; share: number }) => {
  void kept
    .of(share === 1 ? path : `${path} ${share}`, () => pictureFromPath(path, share))
    .catch(() => undefined)
    .then((picture) => parentPort?.postMessage(picture));
});
