import { ease } from '../render/field.ts';
import { become, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { both } from '../render/both.ts';
import { merged, sheetOf, type Mesh } from '../render/mesh.ts';
import type { Part } from '../render/picture.ts';
import { block, egg, pipe } from '../render/solids.ts';
import { surfaceOf } from '../render/surface.ts';
import { accessories } from './accessories.ts';
import type { Badge, Design } from './design.ts';
import { carForm, type Form } from './form.ts';
import { carMap, paintwork } from './paintwork.ts';
import { lettering } from './lettering.ts';
import { grilleLettersAt } from './noseMap.ts';
import { wheelParts } from './wheels.ts';

export interface CarModel {
  readonly form: Form;
  readonly parts: (paint: Stuff) => Part[];
}

/** Builds a car: its surface, what is drawn on it, and what hangs on it. */
export async function carModel(design: Design, badge: Badge, step = 4): Promise<CarModel> {
  const form = carForm(design);
  const { axles, arch, side } = form;
  const mesh = surfaceOf(
    form.field,
    { low: [-40, design.clearance - 60], high: [design.length + 60, design.height + 60], half: design.width / 2 + 90 },
    26,
  );
  const map = await carMap(form, step);
  const centre = design.tyre / 2;
  const isHole = (x: number, y: number, z: number): boolean =>
    Math.abs(z) > 300 &&
    y < centre + arch &&
    axles.some((axle) => Math.hypot(x - axle, (y - centre) * (y > centre ? 1 : 0.8)) < arch);
  const roof: Stuff =
    design.frame === 'open' ? { colour: rgb('#16181b'), rough: 1 } : { colour: rgb('#0e1012'), coat: 1, rough: 0 };
  return {
    form,
    parts: (paint) => {
      const painted = paintwork(form, map, paint, design.darkRoof || design.frame === 'open' ? roof : paint);
      return [
        { mesh, surface: painted, isHole },
        { mesh: wells(form), surface: plain(STUFF.void), isThin: true },
        ...wheelParts({
          axles,
          tyre: design.tyre,
          rim: design.rim,
          face: (axle) => side(axle, centre + arch + 30) - 14,
          width: design.frame === 'ute' ? 265 : 235,
        }),
        { mesh: mirrorMesh(form), surface: mirrorSurface(form, design.darkRoof ? roof : paint) },
        { mesh: plates(form), surface: plain(STUFF.plate) },
        { mesh: plateText(form, badge), surface: plain(PLATE_INK) },
        { mesh: badges(form, badge), surface: plain(isPale(paint) ? DARK : STUFF.chrome) },
        ...accessories(form, paint),
        ...(design.rails ? [{ mesh: rails(form), surface: plain(design.chrome ? STUFF.chrome : STUFF.trim) }] : []),
        ...(design.frame === 'open' || design.frame === 'van'
          ? []
          : [
              {
                mesh: egg([form.roofEnd - 170, form.roof(form.roofEnd - 170), 0], [110, 44, 18], 12),
                surface: plain(paint),
              },
            ]),
      ];
    },
  };
}

const PLATE_INK: Stuff = { colour: rgb('#15181b'), coat: 0.3, rough: 0.5 };
const DARK: Stuff = { colour: rgb('#2b2f34'), coat: 0.6, metal: 0.3, rough: 0.3 };

/** Whether bright letters would be lost on a paint. */
const isPale = ({ colour: [r, g, b] }: Stuff): boolean => r + g + b > 0.75;

/** A mirror's shell in the car's paint, on a black foot, its glass to the rear. */
const mirrorSurface =
  ({ design }: Form, paint: Stuff): Surface =>
  (hit, into) => {
    become(into, paint);
    if (hit.nx > 0.6) become(into, { colour: rgb('#59636b'), coat: 1, metal: 0.9, rough: 0 });
    else if (hit.y < design.cowl + 62) become(into, STUFF.trim);
  };

/** Wheel wells: dark half drums within the body. */
function wells({ axles, arch, design, side }: Form): Mesh {
  const centre = design.tyre / 2;
  return both(
    merged(
      axles.flatMap((x) => {
        const out = side(x, centre + arch) - 30;
        const drum = sheetOf(28, 1, (i, j) => {
          const a = (i / 28) * Math.PI * 1.3 - Math.PI * 0.15;
          return [
            [x + Math.cos(a) * (arch + 6), centre + Math.sin(a) * (arch + 6), j ? out : out - 420],
            [-Math.cos(a), -Math.sin(a), 0],
          ];
        });
        const wall = sheetOf(28, 1, (i, j) => {
          const a = (i / 28) * Math.PI * 2;
          return [
            [x + Math.cos(a) * (arch + 10) * j, centre + Math.sin(a) * (arch + 10) * j, out - 400],
            [0, 0, 1],
          ];
        });
        return [drum, wall];
      }),
    ),
  );
}

function mirrorMesh({ design: d, screen, screenBow, cabin, side }: Form): Mesh {
  const y = d.cowl + 95;
  const x = screen(d.cowl + 60) + screenBow + 150;
  const z = Math.max(cabin(x, y), side(x, d.belt - 60) - 40);
  const tall = d.frame === 'ute' || d.frame === 'van' ? 1.35 : 1;
  return both(
    merged([
      egg([x + 10, y + 10, z + 118], [62, 66 * tall, 118], 14),
      block([x + 62, y + 10, z + 122], [18, 58 * tall, 96], 18),
      pipe(
        [
          [x + 30, y - 50, z - 40],
          [x + 26, y - 34, z + 70],
        ],
        22,
        8,
      ),
    ]),
  );
}

/** Where the number plates are: height, and how far from the nose. */
function platesAt({ design: d, nose }: Form): Record<'front' | 'rear', readonly [x: number, y: number]> {
  const shelf = isTall(d) ? d.belt : d.deck;
  const share = d.spare ? 0.14 : isTall(d) ? 0.58 : 0.5;
  const rear = d.frame === 'ute' ? d.clearance + 95 : d.clearance + (shelf - d.clearance) * share;
  const front = d.clearance + (d.nose - d.clearance) * (d.frame === 'ute' ? 0.3 : 0.36);
  return { front: [nose(front) - 4, front], rear: [d.length - (isTall(d) && !d.spare ? 6 : 2), rear] };
}

const isTall = ({ frame }: Design): boolean =>
  frame === 'suv' || frame === 'hatch' || frame === 'wagon' || frame === 'van';

function plates(form: Form): Mesh {
  const { front, rear } = platesAt(form);
  return merged([block([...front, 0], [9, 56, 186], 8, 2), block([...rear, 0], [12, 56, 186], 8, 2)]);
}

/** What fits on a plate: a long name's last word, as people say it. */
const short = (name: string): string => (name.length > 12 ? (name.split(' ').at(-1) ?? name) : name);

/** Show plates, as a dealer covers the numbers: the model in front, the make behind. */
function plateText(form: Form, { make, model }: Badge): Mesh {
  const { front, rear } = platesAt(form);
  return merged([
    lettering({
      text: short(model),
      at: [front[0] - 9, front[1], 0],
      height: 72,
      most: 330,
      from: 'front',
      weight: 0.2,
    }),
    lettering({ text: short(make), at: [rear[0] + 12, rear[1], 0], height: 72, most: 330, from: 'rear', weight: 0.2 }),
  ]);
}

/** The model's name on the tail, and the make's across a grille that has room for it. */
function badges(form: Form, { make, model }: Badge): Mesh {
  const { design: d, nose, tail } = form;
  const isUte = d.frame === 'ute';
  const high = isUte ? d.deck - 210 : platesAt(form).rear[1] + 145;
  const text = lettering({
    text: model,
    at: [tail(high) + (isUte ? 4 : 14), high, 0],
    height: isUte ? 118 : 60,
    most: isUte ? 1050 : 620,
    from: 'rear',
    weight: isUte ? 0.2 : 0.17,
    wide: isUte ? 1.25 : 1.35,
    lean: (tail(high + 40) - tail(high - 40)) / 80,
  });
  if (!d.lettered) return d.spare ? merged([]) : text;
  const y = grilleLettersAt(d);
  const across = lettering({
    text: make,
    at: [nose(y) - 6, y, 0],
    height: 96,
    most: 560,
    from: 'front',
    weight: 0.24,
    wide: 1.4,
    lean: (nose(y + 40) - nose(y - 40)) / 80,
  });
  return merged([text, across]);
}

function rails({ design: d, roof, header, roofEnd, cabin }: Form): Mesh {
  const line = Array.from({ length: 15 }, (_, i) => {
    const x = header + 170 + ((roofEnd - header - 280) * i) / 14;
    const end = ease(0, 0.1, i / 14) * (1 - ease(0.9, 1, i / 14));
    return [x, roof(x) - 42 + 62 * end, cabin(x, d.height - 130) - 84] as const;
  });
  return both(pipe(line, 19, 10));
}
