import { alongAt, alongNear } from './along.ts';
import type { Body } from './body.ts';
import type { Vec } from './space.ts';

/** What a seller would point at. */
export interface Spot {
  readonly title: string;
  readonly description: string;
  readonly point: Vec;
  readonly normal: Vec;
}

const onSkin = (body: Body, along: number, across: number) => ({
  point: body.onSkin(along, across),
  normal: body.skinNormal(along, across),
});

/** A wheel of a body with axles. */
const wheelOf = (body: Body, axle: 0 | 1, side: 1 | -1) => {
  const { axles, tyre } = body.spec;
  const x = axles[axle];
  const normal: Vec = [0, 0, side];
  return { point: [x, tyre, side * body.half(x, tyre + 60)] as Vec, normal };
};

export function carSpots(body: Body): Spot[] {
  const { spec } = body;
  const lampHeight = spec.headlamp.reduce((sum, [, y]) => sum + y, 0) / spec.headlamp.length;
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
      ...wheelOf(body, 0, 1),
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
      ...wheelOf(body, 1, -1),
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

export const caravanSpots = (body: Body): Spot[] => [
  {
    title: 'Drawbar and gas bottles',
    description: 'Two bottles of 9 kg, tested last year. The coupling takes a 50 mm ball.',
    point: [560, 820, 0],
    normal: [-1, 0, 0],
  },
  {
    title: 'Entry door',
    description: 'Three locks, a fly screen and a step that folds away.',
    point: body.onSide([4320, 1300], 1),
    normal: [0, 0, 1],
  },
  {
    title: 'Tandem axle',
    description: 'Electric brakes on all four wheels, tyres from last year.',
    ...wheelOf(body, 0, 1),
  },
  {
    title: 'Awning',
    description: 'Rolls out to four metres, with a light strip below it.',
    point: body.onSide([2600, 2420], 1),
    normal: [0, 0, 1],
  },
  {
    title: 'Service hatch',
    description: 'Water, 240 V and the toilet cassette are on this side.',
    point: body.onSide([4550, 1330], -1),
    normal: [0, 0, -1],
  },
  {
    title: 'Rear window',
    description: 'Double glazed, with a blind and a screen. No leaks found at its seals.',
    ...onSkin(body, alongAt(body, 1750, 'rear'), 0),
  },
];

export const motorcycleSpots = (): Spot[] => [
  { title: 'Front tyre', description: '4 mm of tread left, no cracks.', point: [330, 330, 60], normal: [0, 0, 1] },
  {
    title: 'Brakes',
    description: 'Pads at 70 percent, fluid changed by us.',
    point: [330, 450, -60],
    normal: [0, 0, -1],
  },
  {
    title: 'Engine',
    description: 'Serviced here with new oil and filter.',
    point: [1090, 460, 205],
    normal: [0, 0, 1],
  },
  { title: 'Exhaust', description: 'The maker’s own, without a dent.', point: [1640, 380, 262], normal: [0, 0, 1] },
  { title: 'Tank', description: 'Clean inside. A small mark below the cap, priced in.', point: [905, 960, -150], normal: [0, 0.3, -1] }, // prettier-ignore
  { title: 'Headlamp', description: 'LED, bright and aimed.', point: [358, 938, 0], normal: [-1, 0, 0] },
];
