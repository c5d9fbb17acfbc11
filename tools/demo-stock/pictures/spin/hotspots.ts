import type { VehicleHotspot } from '@forecourt/vehicle';
import { createRandom } from '../../random.ts';
import { alongAt, alongNear } from './along.ts';
import { cameraOf, FRAMES, HEIGHT, spinBody, WIDTH } from './spinFrame.ts';
import type { Body } from './body.ts';
import { faces } from './faces.ts';
import type { Vec } from './space.ts';

interface Spot {
  readonly title: string;
  readonly description: string;
  readonly point: Vec;
  readonly normal: Vec;
}

const onSkin = (body: Body, along: number, across: number) => ({
  point: body.onSkin(along, across),
  normal: body.skinNormal(along, across),
});

/** What a seller would point at, on this body. */
function spots(body: Body): Spot[] {
  const { spec } = body;
  const lampHeight = spec.headlamp.reduce((sum, [, y]) => sum + y, 0) / spec.headlamp.length;
  const wheel = (axle: 0 | 1, side: 1 | -1) => ({
    point: [spec.axles[axle], spec.tyre, side * body.half(spec.axles[axle], spec.tyre + 60)] as Vec,
    normal: [0, 0, side] as Vec,
  });
  const handle = spec.handles[0] ?? [spec.length / 2, body.belt - 100];
  return [
    {
      title: 'Headlamps',
      description: 'Lenses are clear and all lamps were tested in our workshop.',
      ...onSkin(body, alongAt(body, lampHeight, 'front'), 0.82),
    },
    {
      title: 'Windscreen',
      description: 'No chips or cracks found. Wiper blades are new.',
      ...onSkin(body, (alongNear(body, spec.screen[0]) + alongNear(body, spec.screen[1])) / 2, 0.2),
    },
    {
      title: 'Front tyre, passenger side',
      description: '6 mm of tread left, worn evenly.',
      ...wheel(0, 1),
    },
    {
      title: 'Keyless entry',
      description: 'Walk up with the key in your pocket and touch the handle.',
      point: body.onSide([handle[0] + 90, handle[1]], 1),
      normal: [0, 0, 1],
    },
    {
      title: 'Rear tyre, driver’s side',
      description: '5 mm of tread left. Two keys and the full-size spare are here.',
      ...wheel(1, -1),
    },
    {
      title: 'Small mark',
      description: 'A stone chip on the driver’s door, touched up. It is priced in.',
      point: body.onSide([handle[0] - 420, body.belt - 330], -1),
      normal: [0, 0, -1],
    },
    {
      title: 'Reversing camera',
      description: 'With guide lines that follow the steering.',
      ...onSkin(body, alongAt(body, body.belt - 170, 'rear'), 0),
    },
  ];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Hotspots of a turn: where each stands on every frame that shows it, in percent of the picture. */
export function exteriorHotspots(shape: string, seed: number): VehicleHotspot[] {
  const body = spinBody(shape, seed);
  if (!body) return [];
  return createRandom(seed)
    .sample(spots(body), 5)
    .map(({ title, description, point, normal }) => ({
      title,
      description,
      positions: Array.from({ length: FRAMES }, (_, frame) => {
        const camera = cameraOf(body, frame);
        const [x, y] = camera.project(point);
        return faces(point, normal, camera, 0.12)
          ? [{ frame, x: tenth((x / WIDTH) * 100), y: tenth((y / HEIGHT) * 100) }]
          : [];
      }).flat(),
    }));
}
