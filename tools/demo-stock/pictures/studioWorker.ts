// Draws pictures beside the server: pages go out while a picture is in work.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { pictureFromPath } from './addresses.ts';

sharp.concurrency(1);
parentPort?.on('message', (path: string) => {
  void pictureFromPath(path)
    .catch(() => undefined)
    .then((picture) => parentPort?.postMessage(picture));
});
