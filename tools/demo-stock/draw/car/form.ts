import { bump, curve, cut, ease, join, type Field } from '../render/field.ts';
import type { Design } from './design.ts';

/** A car's shape: its surface, and where its windows and ends are. */
export interface Form {
  readonly design: Design;
  readonly field: Field;
  readonly half: number;
  readonly axles: readonly [front: number, rear: number];
  /** Half the cabin's width. */
  readonly cabin: (x: number, y: number) => number;
  /** Half the body's width below the windows. */
  readonly side: (x: number, y: number) => number;
  /** Where the windscreen, and the rear window, stand in the middle. */
  readonly screen: (y: number) => number;
  readonly back: (y: number) => number;
  readonly nose: (y: number) => number;
  readonly tail: (y: number) => number;
  readonly roof: (x: number) => number;
  /** Top of the body below the windows. */
  readonly top: (x: number) => number;
  /** Windows' lower edge. */
  readonly belt: (x: number) => number;
  /** Front and rear edge of the roof, and the windscreen's foot. */
  readonly header: number;
  readonly roofEnd: number;
  readonly cowlAt: number;
  readonly screenBow: number;
  /** Radius of a wheel's opening. */
  readonly arch: number;
  /** Load bed of a ute: from, to, floor, half the width. */
  readonly bed?: readonly [from: number, to: number, floor: number, half: number];
}

const isTwoBox = ({ frame }: Design): boolean =>
  frame === 'hatch' || frame === 'suv' || frame === 'wagon' || frame === 'van';

export function carForm(d: Design): Form {
  const { length: L, height: H, clearance, nose: noseY, cowl } = d;
  const half = d.width / 2;
  const axles = [d.overhang, d.overhang + d.wheelbase] as const;
  const arch = d.tyre * 0.5 * 1.13 + 8;
  const cowlAt = d.overhang + d.cowlAt;
  const header = cowlAt + d.screen;
  const roofEnd = L - d.roofEnd;
  const twoBox = isTwoBox(d);
  const soft = 1 - d.crisp * 0.6;
  const isUte = d.frame === 'ute';

  const belt = curve(
    [
      [cowlAt - 300, cowl - 10],
      [cowlAt + 200, cowl + 15],
      [(header + roofEnd) / 2, d.belt],
      [L, d.belt + 30],
    ],
    300,
  );
  const backFoot = twoBox ? L - 25 - d.back * 0.12 : roofEnd + d.back;
  const deckAt = isUte ? roofEnd + d.back : backFoot;
  const top = curve(
    [
      [-200, noseY - 50],
      [60, noseY - 10],
      [d.slant + 180, noseY + 22],
      [cowlAt - 120, cowl - 18],
      [cowlAt + 150, cowl + 5],
      [(header + roofEnd) / 2, d.belt - 8],
      ...(twoBox
        ? ([[L, d.belt + 10]] as const)
        : ([
            [deckAt - 60, d.deck],
            [L - 120, d.deck],
            [L, d.deck - (isUte ? 0 : 24)],
          ] as const)),
    ],
    isUte ? 60 : 180,
  );
  const bumper = clearance + (noseY - clearance) * 0.42;
  const nose = curve(
    [
      [clearance - 60, 210],
      [clearance + 60, 66],
      [bumper - 60, 4],
      [bumper + 60, 0],
      [noseY - 120, d.slant * 0.4],
      [noseY, d.slant],
      [noseY + 90, d.slant + 150],
    ],
    90 * soft + 30,
  );
  const tailTop = twoBox ? d.belt : d.deck;
  const tail = curve(
    [
      [clearance - 40, L - 190],
      [clearance + 110, L - 62],
      [clearance + 250, L],
      [clearance + 330, L - 6],
      [tailTop - 170, L - (isUte ? 8 : 34)],
      [tailTop - 40, L - (isUte ? 8 : 26)],
      [tailTop + 20, L - (isUte ? 8 : 34)],
    ],
    isUte ? 50 : 80 * soft + 20,
  );
  const roof = curve(
    [
      [header - 500, H - 190],
      [header - 40, H - 62],
      [header + 300, H - 14],
      [header + (roofEnd - header) * 0.45, H],
      [roofEnd - 250, H - d.fall * 0.62],
      [roofEnd + 20, H - d.fall - 10],
      [roofEnd + 500, H - d.fall - 130],
    ],
    320,
  );
  const slope = d.screen / (H - 60 - cowl);
  const screen = curve(
    [
      [cowl - 300, cowlAt - 300 * slope * 1.1],
      [cowl, cowlAt],
      [H - 60, header],
      [H + 200, header + 260 * slope],
    ],
    200,
  );
  const screenNorm = 1 / Math.hypot(1, slope);
  const backTop = H - d.fall - 40;
  const backLow = twoBox ? d.belt : d.deck;
  const backSlope = (backFoot - roofEnd) / Math.max(150, backTop - backLow);
  const back = curve(
    [
      [backLow - 300, backFoot + 90 * backSlope],
      [backLow, backFoot],
      [backTop, roofEnd],
      [backTop + 300, roofEnd - 300 * backSlope],
    ],
    160,
  );
  const backNorm = 1 / Math.hypot(1, backSlope);
  const screenBow = d.frame === 'van' ? 190 : 60 + d.bow * 0.42;

  const plan = curve(
    [
      [-200, half - 120],
      [0, half - 74],
      [d.overhang * 0.55, half - 26],
      [d.overhang + 250, half - 6],
      [L / 2, half - 12],
      [axles[1] - 100, half - 2],
      [L - 380, half - (isUte ? 14 : 34)],
      [L, half - (isUte ? 44 : 92)],
    ],
    300,
  );
  const shoulderAt = clearance + (d.belt - clearance) * 0.76;
  const section = curve(
    [
      [clearance - 120, -120],
      [clearance, -58],
      [clearance + (shoulderAt - clearance) * 0.32, -12],
      [clearance + (shoulderAt - clearance) * 0.5, -20],
      [clearance + (shoulderAt - clearance) * 0.72, -20 + 6 * d.crisp],
      [shoulderAt, 2],
      [shoulderAt + 20, 1],
      [d.belt + 10, -34 - 26 * d.crisp],
      [d.belt + 200, -110],
    ],
    40 + 60 * soft,
  );
  const side = (x: number, y: number): number => {
    let wide = plan(x) + section(y);
    for (const axle of axles) {
      const far = Math.hypot(x - axle, y - d.tyre / 2);
      if (far > arch + 460) continue;
      wide +=
        d.flare * (1 - ease(arch + 20, arch + 60 + (d.clad > 0 ? 30 : 380), far)) * (y > d.tyre / 2 - 200 ? 1 : 0.4);
      wide += 14 * bump(axle, 620, x) * bump(arch + 120, 330, far);
    }
    return wide;
  };
  const inset = d.frame === 'van' ? 22 : 62 + 26 * (1 - d.crisp);
  const narrow =
    d.frame === 'sedan' || d.frame === 'coupe' || d.frame === 'open' ? 95 : twoBox && d.frame !== 'van' ? 55 : 12;
  const cabinPlan = curve(
    [
      [cowlAt - 400, half - inset - 70],
      [cowlAt + 300, half - inset - 8],
      [(header + roofEnd) / 2, half - inset],
      [roofEnd + 100, half - inset - narrow * 0.55],
      [L + 100, half - inset - narrow],
    ],
    400,
  );
  const cabin = (x: number, y: number): number => {
    const up = Math.max(0, y - d.belt);
    return cabinPlan(x) - d.tumble * up - 0.00011 * up * up;
  };

  const bed = isUte
    ? ([roofEnd + d.back + 75, L - 60, Math.max(clearance + 250, d.deck - 500), half - 178] as const)
    : undefined;
  const cornerR = 60 + 130 * soft;
  const edgeR = 40 + 80 * soft;
  const lower: Field = (x, y, z) => {
    const w = side(x, y);
    const t = z / half;
    const t2 = t * t;
    const front = (nose(y) + d.bow * t2 * (0.35 + 0.65 * t2) - x) * 0.92;
    const rear = (x - tail(y) + (isUte ? 18 : 70 + d.bow * 0.3) * t2 * t2) * 0.97;
    const hood = x < cowlAt + 300 ? 1 : 1 - ease(cowlAt + 300, cowlAt + 700, x) * 0.6;
    const up =
      y - top(x) + (isUte && x > deckAt ? 6 : 74 * hood) * t2 * (0.4 + 0.6 * t2) - bonnetLines(d, x, z, half, cowlAt);
    const down = clearance - y + 60 * ease(L - 700, L, x) * -1 - 40 * (1 - ease(0, 600, x));
    let f = cut(z - w, cut(front, rear, 40), cornerR);
    f = cut(f, up * 0.95, isUte && x > deckAt ? 26 : edgeR);
    f = cut(f, down, 50);
    if (bed) {
      const inBed = Math.max(bed[0] - x, x - bed[1], z - bed[3], bed[2] - y);
      f = cut(f, -inBed, 24);
      // the gap between cab and tray
      const gap = Math.max(Math.abs(x - bed[0] + 62) - 7, half - 60 - z - (y > d.deck - 120 ? 900 : 0));
      f = Math.max(f, -gap);
    }
    return f;
  };
  const sideR = d.frame === 'van' ? 110 : 70 + 40 * soft;
  const upper: Field = (x, y, z) => {
    const w = Math.max(200, cabin(x, y));
    const t = z / w;
    const t2 = t * t;
    const front = (screen(y) + screenBow * t2 - x) * screenNorm;
    const rear = (x - back(y) + (isUte ? 30 : 60) * t2) * backNorm;
    const over = y - roof(x) + (d.frame === 'van' ? 40 : 52) * t2;
    let f = cut(over, front, 150 * soft + 50);
    f = cut(f, rear, twoBox ? 90 * soft + 26 : 160 * soft + 30);
    f = cut(f, z - w, sideR);
    return cut(f, d.belt - 260 - y, 10);
  };
  const field: Field =
    d.frame === 'open'
      ? (x, y, z) => join(lower(x, y, z), upper(x, y, z), 24)
      : (x, y, z) => join(lower(x, y, z), upper(x, y, z), d.frame === 'van' ? 60 : 30);
  return {
    design: d,
    field,
    half,
    axles,
    cabin,
    side,
    screen,
    back,
    nose,
    tail,
    roof,
    top,
    belt,
    header,
    roofEnd,
    cowlAt,
    screenBow,
    arch,
    ...(bed ? { bed } : {}),
  };
}

/** Folds of the bonnet: raised in the middle between two lines. */
function bonnetLines(d: Design, x: number, z: number, half: number, cowlAt: number): number {
  if (x > cowlAt + 60) return 0;
  const share = ease(80, cowlAt, x);
  const line = half * (0.42 + 0.2 * share);
  return (6 + 10 * d.crisp) * (1 - ease(line - 46, line + 6, z)) * ease(120, 420, x);
}
