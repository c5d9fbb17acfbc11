import { become, plain, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { both } from '../render/both.ts';
import { merged, sheetOf, type Mesh } from '../render/mesh.ts';
import type { Part } from '../render/picture.ts';
import { block, egg, pipe } from '../render/solids.ts';
import { unit, type Vec } from '../space.ts';
import type { Form } from './form.ts';

const SATIN: Stuff = { colour: rgb('#202327'), coat: 0.5, rough: 0.35 };

/** What hangs on a car as it leaves the maker: sports bar, steps, snorkel, spare wheel, wing, scoop and rack. */
export function accessories(form: Form, paint: Stuff): Part[] {
  const { design: d } = form;
  const bright = plain(d.chrome ? STUFF.chrome : SATIN);
  return [
    ...(d.sportsBar === 'hoop' ? [{ mesh: hoop(form), surface: bright }] : []),
    ...(d.sportsBar === 'sail' ? [{ mesh: sail(form), surface: plain(SATIN), isThin: true }] : []),
    ...(d.steps ? [{ mesh: steps(form), surface: bright }] : []),
    ...(d.snorkel ? [{ mesh: snorkel(form), surface: plain(STUFF.trim) }] : []),
    ...(d.spare ? [{ mesh: spare(form), surface: spareSurface(form, paint), isThin: true }] : []),
    ...(d.wing ? [{ mesh: wing(form), surface: plain(paint) }] : []),
    ...(d.scoop ? [{ mesh: scoop(form), surface: scoopSurface(form, paint) }] : []),
    ...(d.rack ? [{ mesh: rack(form), surface: plain(SATIN) }] : []),
  ];
}

/** A tube over the tray behind the cab, with a brace to each rail. */
function hoop({ design: d, bed, half }: Form): Mesh {
  if (!bed) return merged([]);
  const [from] = bed;
  const rail = half - 110;
  const top = d.height - 150;
  const arch: Vec[] = [
    [from + 210, d.deck - 30, rail],
    [from + 150, d.deck + (top - d.deck) * 0.6, rail - 60],
    [from + 120, top - 50, rail - 140],
    [from + 115, top, rail - 240],
    [from + 115, top, 0],
  ];
  const brace: Vec[] = [
    [from + 128, top - 90, rail - 120],
    [from + 420, d.deck + 60, rail - 20],
    [from + 520, d.deck - 20, rail],
  ];
  return both(merged([pipe(arch, 38, 12), pipe(brace, 34, 12)]));
}

/** Flat plates that run from the cab's roof down to the rails. */
function sail({ design: d, bed, half }: Form): Mesh {
  if (!bed) return merged([]);
  const [from] = bed;
  const rail = half - 96;
  const top = d.height - 170;
  const out = (x: number): number => rail - 64 * (1 - (x - from) / 700);
  const high = (share: number): number => d.deck - 20 + (top - d.deck) * (1 - share) ** 1.7 + 34 * (1 - share);
  const face = (z: number, way: 1 | -1): Mesh =>
    sheetOf(24, 1, (i, j) => {
      const x = from + 30 + (i / 24) * 640;
      return [
        [x, j ? high(i / 24) : d.deck - 40, out(x) + z],
        [0, 0, way],
      ];
    });
  const edge = sheetOf(24, 1, (i, j) => {
    const x = from + 30 + (i / 24) * 640;
    return [
      [x, high(i / 24), out(x) + (j ? 24 : -24)],
      [0.4, 0.9, 0],
    ];
  });
  const cross = pipe(
    [
      [from + 60, top - 10, out(from)],
      [from + 60, top - 10, 0],
    ],
    34,
    10,
  );
  return both(merged([face(24, 1), face(-24, -1), edge, cross]));
}

function steps({ axles: [front, rear], arch, design: d, side }: Form): Mesh {
  const out = side((front + rear) / 2, d.clearance + 80) + 46;
  const y = d.clearance - 6;
  return both(
    merged([
      pipe(
        [
          [front + arch + 60, y + 20, out - 90],
          [front + arch + 130, y, out],
          [rear - arch - 130, y, out],
          [rear - arch - 60, y + 20, out - 90],
        ],
        40,
        12,
      ),
    ]),
  );
}

/** Air from the height of the roof, along the windscreen's pillar. */
function snorkel({ axles: [front], arch, design: d, side, screen, screenBow, header, cabin }: Form): Mesh {
  const foot = Math.min(front + arch + 60, screen(d.cowl) + screenBow + 20);
  const mid = (d.cowl + d.height) / 2;
  const y = d.cowl - 70;
  return merged([
    pipe(
      [
        [front + 120, y - 20, side(front + 120, y) + 6],
        [foot - 40, y, side(foot, y) + 22],
        [screen(d.cowl + 80) + screenBow + 70, d.cowl + 90, cabin(foot, d.cowl + 90) + 46],
        [screen(mid) + screenBow + 60, mid, cabin(foot + 200, mid) + 34],
        [header + 30, d.height - 30, cabin(header, d.height - 60) + 26],
      ],
      34,
      10,
    ),
    block([header + 24, d.height + 30, cabin(header, d.height) + 30], [42, 62, 40], 16),
  ]);
}

const spareAt = ({ design: d }: Form): readonly [x: number, y: number, radius: number] => [
  d.length + 20,
  d.clearance + (d.height - d.clearance) * 0.43,
  d.tyre * 0.49,
];

/** A wheel on the tailgate: rings around the vehicle's long axis. */
function spare(form: Form): Mesh {
  const [x, y, radius] = spareAt(form);
  const rings: readonly (readonly [r: number, out: number])[] = [
    [radius * 0.7, -20],
    [radius * 0.98, 0],
    [radius, 50],
    [radius, 150],
    [radius * 0.95, 190],
    [radius * 0.78, 206],
    [radius * 0.74, 190],
    [radius * 0.2, 180],
    [1, 180],
  ];
  return sheetOf(64, rings.length - 1, (i, j) => {
    const a = (i / 64) * 2 * Math.PI;
    const [r, out] = rings[j] as readonly [number, number];
    const before = rings[Math.max(0, j - 1)] as readonly [number, number];
    const after = rings[Math.min(rings.length - 1, j + 1)] as readonly [number, number];
    const [dr, dx] = [after[0] - before[0], after[1] - before[1]];
    return [[x + out, y + Math.sin(a) * r, Math.cos(a) * r], unit([-dr, dx * Math.sin(a), dx * Math.cos(a)])];
  });
}

const spareSurface = (form: Form, paint: Stuff): Surface => {
  const [, y, radius] = spareAt(form);
  return (hit, into) => {
    const r = Math.hypot(hit.y - y, hit.z) / radius;
    become(into, r < 0.72 ? (form.design.darkRoof ? SATIN : paint) : STUFF.rubber);
  };
};

function wing({ design: d }: Form): Mesh {
  const y = d.deck + 110;
  const z = d.width / 2 - 190;
  return both(
    merged([
      block([d.length - 150, y, z / 2], [130, 14, z / 2 + 30], 12, 3),
      block([d.length - 170, d.deck + 50, z - 30], [80, 66, 16], 12, 3),
    ]),
  );
}

function scoop({ top, cowlAt }: Form): Mesh {
  const x = cowlAt - 420;
  return egg([x, top(x) + 6, 0], [300, 74, 260], 16);
}

const scoopSurface =
  ({ cowlAt }: Form, paint: Stuff): Surface =>
  (hit, into) =>
    become(into, hit.nx < -0.62 && hit.x < cowlAt - 420 ? STUFF.black : paint);

/** A flat platform on the roof, with its cross bars. */
function rack({ header, roofEnd, design: d, cabin, roof }: Form): Mesh {
  const [from, to] = [header + 190, roofEnd - 120];
  const y = Math.max(roof(from), roof(to), roof((from + to) / 2)) + 70;
  const z = cabin((from + to) / 2, d.height - 130) - 110;
  const bars = Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6);
  return merged([
    both(
      pipe(
        [
          [from, y, z],
          [to, y, z],
        ],
        26,
        8,
      ),
    ),
    ...bars.map((x) => block([x, y, 0], [26, 12, z], 8, 2)),
    both(merged([bars[1] ?? from, bars[5] ?? to].map((x) => block([x, y - 45, z - 10], [22, 50, 18], 8, 2)))),
  ]);
}
