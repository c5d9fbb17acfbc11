import type { VehicleHotspot } from '@forecourt/vehicle';
import { createRandom } from '../../random.ts';
import { FRAMES, HEIGHT, turnCamera, WIDTH } from '../shots.ts';
import { dot, sub, unit, type Camera, type Vec } from '../space.ts';
import { sizeOf } from '../studio.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const faces = (point: Vec, normal: Vec, camera: Camera): boolean =>
  dot(unit(normal), unit(sub(camera.eye, point))) > 0.12;

/** Hotspots of a turn: where each stands on every frame that shows it, in percent of the picture. */
export function exteriorHotspots(model: string, seed: number): VehicleHotspot[] {
  const size = sizeOf(model);
  if (!size) return [];
  const cameras = Array.from({ length: FRAMES }, (_, frame) => turnCamera(size, frame));
  return createRandom(seed)
    .sample(size.spots, 5)
    .map(({ title, description, point, normal }) => ({
      title,
      description,
      positions: cameras.flatMap((camera, frame) => {
        const [x, y] = camera.project(point);
        return faces(point, normal, camera)
          ? [{ frame, x: tenth((x / WIDTH) * 100), y: tenth((y / HEIGHT) * 100) }]
          : [];
      }),
    }));
}
