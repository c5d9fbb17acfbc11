import type { VehicleHotspot } from '@forecourt/vehicle';
import { createRandom } from '../../random.ts';
import { faces } from './faces.ts';
import { MOTORCYCLE } from './motorcycle.ts';
import { cameraOf, FRAMES, spinBody } from './spinFrame.ts';
import { carSpots, caravanSpots, motorcycleSpots, type Spot } from './spots.ts';
import { HEIGHT, WIDTH } from './studio.ts';

/** What a seller would point at on a vehicle, and how its turn is framed. */
function pointedAt(shape: string, seed: number): { size: Parameters<typeof cameraOf>[0]; spots: Spot[] } | undefined {
  if (shape === 'motorcycle') return { size: MOTORCYCLE, spots: motorcycleSpots() };
  const body = spinBody(shape, seed);
  return body && { size: body.spec, spots: shape === 'caravan' ? caravanSpots(body) : carSpots(body) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Hotspots of a turn: where each stands on every frame that shows it, in percent of the picture. */
export function exteriorHotspots(shape: string, seed: number): VehicleHotspot[] {
  const found = pointedAt(shape, seed);
  if (!found) return [];
  const { size, spots } = found;
  return createRandom(seed)
    .sample(spots, 5)
    .map(({ title, description, point, normal }) => ({
      title,
      description,
      positions: Array.from({ length: FRAMES }, (_, frame) => {
        const camera = cameraOf(size, frame);
        const [x, y] = camera.project(point);
        return faces(point, normal, camera, 0.12)
          ? [{ frame, x: tenth((x / WIDTH) * 100), y: tenth((y / HEIGHT) * 100) }]
          : [];
      }).flat(),
    }));
}
