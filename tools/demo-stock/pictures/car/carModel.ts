import { ease } from '../render/field.ts';
import { become, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { both } from '../render/both.ts';
import { merged, sheetOf, type Mesh } from '../render/mesh.ts';
import type { Part } from '../render/picture.ts';
import { block, egg, pipe } from '../render/solids.ts';
import { surfaceOf } from '../render/surface.ts';
import type { Design } from './design.ts';
import { carForm, type Form } from './form.ts';
import { carMap, paintwork } from './paintwork.ts';
import { wheelParts } from './wheels.ts';

export interface CarModel {
  readonly form: Form;
  readonly parts: (paint: Stuff) => Part[];
}

/** Builds a car: its surface, what is drawn on it, and what hangs on it. */
export async function carModel(design: Design, step = 4): Promise<CarModel> {
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
        ...(design.rails ? [{ mesh: rails(form), surface: plain(design.chrome ? STUFF.chrome : STUFF.trim) }] : []),
        ...(design.frame === 'open' || design.frame === 'van'
          ? []
          : [
              {
                mesh: egg([form.roofEnd - 170, form.roof(form.roofEnd - 170) + 4, 0], [95, 62, 22], 12),
                surface: plain(paint),
              },
            ]),
      ];
    },
  };
}

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

function plates({ design: d, nose }: Form): Mesh {
  const isTall = d.frame === 'suv' || d.frame === 'hatch' || d.frame === 'wagon' || d.frame === 'van';
  const shelf = isTall ? d.belt : d.deck;
  const rear = isTall
    ? d.clearance + (shelf - d.clearance) * 0.58
    : d.frame === 'ute'
      ? d.clearance + 150
      : d.clearance + (shelf - d.clearance) * 0.5;
  const front = d.clearance + (d.nose - d.clearance) * 0.36;
  return merged([
    block([nose(front) - 4, front, 0], [9, 56, 186], 8, 2),
    block([d.length - (isTall ? 6 : 2), rear, 0], [12, 56, 186], 8, 2),
  ]);
}

function rails({ design: d, roof, header, roofEnd, cabin }: Form): Mesh {
  const line = Array.from({ length: 15 }, (_, i) => {
    const x = header + 170 + ((roofEnd - header - 280) * i) / 14;
    const end = ease(0, 0.1, i / 14) * (1 - ease(0.9, 1, i / 14));
    return [x, roof(x) - 42 + 62 * end, cabin(x, d.height - 130) - 84] as const;
  });
  return both(pipe(line, 19, 10));
}
