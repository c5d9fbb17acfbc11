import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VehicleHotspot } from '@forecourt/vehicle';
import { TURNED } from './plan.ts';
import { FRAMES, HEIGHT, turnCamera, WIDTH } from './shots.ts';
import { dot, sub, unit, type Camera, type Vec } from './space.ts';
import { interiorHotspots, ROOMS } from './spin/interior.ts';
import { sizeOf } from './studio.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const faces = (point: Vec, normal: Vec, camera: Camera): boolean =>
  dot(unit(normal), unit(sub(camera.eye, point))) > 0.12;

/** Points of a turn: where each is on every frame that shows it, in percent of the picture. */
export function exteriorHotspots(model: string): VehicleHotspot[] {
  const size = sizeOf(model);
  if (!size) return [];
  const cameras = Array.from({ length: FRAMES }, (_, frame) => turnCamera(size, frame));
  return size.spots.map(({ title, description, point, normal }) => ({
    title,
    description,
    positions: cameras.flatMap((camera, frame) => {
      const [x, y] = camera.project(point);
      return faces(point, normal, camera) ? [{ frame, x: tenth((x / WIDTH) * 100), y: tenth((y / HEIGHT) * 100) }] : [];
    }),
  }));
}

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** `hotspots.csv` as it belongs to the drawings. */
export function hotspotsFile(): string {
  const lines = (of: string, spots: readonly VehicleHotspot[]): string[] =>
    spots.map(({ title = '', description = '', positions = [] }) =>
      [of, title, description, positions.map(({ frame, x, y }) => `${frame} ${x} ${y}`).join('|')]
        .map(quoted)
        .join(','),
    );
  return `${[
    'of,title,description,positions',
    ...TURNED.flatMap((model) => lines(model, exteriorHotspots(model))),
    ...ROOMS.flatMap((room) => lines(room, interiorHotspots(room))),
  ].join('\n')}\n`;
}

export const writeHotspots = (): void =>
  writeFileSync(path.join(import.meta.dirname, '../hotspots.csv'), hotspotsFile());
