// What pictures cost under attack: how long another visitor's picture takes meanwhile, and how much memory it needs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImageService, type ImageFormat } from '@forecourt/images';
import { PLACEHOLDER } from '../../apps/server/src/placeholder.ts';
import { picturePaths } from '../demo-stock/pictures/addresses.ts';
import { drawnBeside } from '../demo-stock/pictures/besideServer.ts';

const MANY = 150;
const cacheDir = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-pictures-'));
const images = new ImageService({
  cacheDir,
  placeholder: PLACEHOLDER,
  source: drawnBeside,
});
const ask = (picture: string, visitor: string, width = 3840, format: ImageFormat = 'avif') =>
  images.get({ picture, site: 'harbour', visitor, width, quality: 95, format });

async function measure(title: string, pictureOf: (n: number) => string, other: string): Promise<void> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
  const startedAt = performance.now();
  const many = Array.from({ length: MANY }, (_, n) => ask(pictureOf(n), 'attacker').catch(() => undefined));
  await ask(other, 'shopper', 640, 'webp');
  const waited = performance.now() - startedAt;
  await Promise.all(many);
  clearInterval(watch);
  const mb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
  console.log(
    `${title}: another visitor's picture after ${Math.round(waited)}` +
      ` ms, all after ${Math.round(performance.now() - startedAt)}` +
      ` ms, resident memory +${mb(peak - before)} (to ${mb(peak)})`,
  );
}

try {
  const paths = (paint: string): string[] =>
    picturePaths({ model: 'mazda-cx-5', paint, trim: 'black', place: 'waterfront', seed: 1 }, 8);
  const [one = '', two = ''] = paths('blue');
  await measure(`${MANY} missing at 3840 px AVIF`, (n) => `missing/${n}.svg`, one);
  await measure(
    `${MANY} real at 3840 px AVIF`,
    (n) =>
      `stock/spin/toyota-corolla/${['red', 'white', 'grey', 'black', 'navy'][Math.floor(n / 36)] ?? 'red'}` +
      `/${n % 36}.jpg`,
    two,
  );
} finally {
  rmSync(cacheDir, { recursive: true, force: true });
}
