import type { Spot } from '../model.ts';
import type { Form } from './form.ts';

/** What a seller would point at on a car. */
export function carSpots({ design: d, axles, nose, screen, side, back }: Form): Spot[] {
  const half = d.width / 2;
  const wheel = (axle: 0 | 1, way: 1 | -1) => ({
    point: [axles[axle], d.tyre / 2, way * half] as const,
    normal: [0, 0, way] as const,
  });
  const lamp = d.nose - 100;
  const door = (axles[0] + axles[1]) / 2;
  const handle = d.clearance + (d.belt - d.clearance) * 0.76 + 36;
  const glass = (d.cowl + d.height) / 2;
  return [
    {
      title: 'Headlamps',
      description: 'Lenses are clear and all lamps were tested in our workshop.',
      point: [nose(lamp) + d.bow * 0.4, lamp, half * 0.75],
      normal: [-0.9, 0, 0.4],
    },
    {
      title: 'Windscreen',
      description: 'No chips or cracks found. Wiper blades are new.',
      point: [screen(glass), glass, half * 0.2],
      normal: [-0.6, 0.8, 0],
    },
    { title: 'Front tyre, passenger side', description: '6 mm of tread left, worn evenly.', ...wheel(0, 1) },
    {
      title: 'Keyless entry',
      description: 'Walk up with the key in your pocket and touch the handle.',
      point: [door - 200, handle, side(door, handle)],
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
      point: [door - 320, d.belt - 330, -side(door, d.belt - 330)],
      normal: [0, 0, -1],
    },
    {
      title: 'Reversing camera',
      description: 'With guide lines that follow the steering.',
      point: [Math.min(back(d.belt), d.length), d.belt - 170, 0],
      normal: [1, 0, 0],
    },
  ];
}
