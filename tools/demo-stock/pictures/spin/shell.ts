import type { Tones } from '../paint.ts';
import { rectangle } from './along.ts';
import type { Body } from './body.ts';
import { onSide, onSkin, type Face } from './faces.ts';
import { paintOf, roofOf } from './light.ts';
import { pieces, type Flat } from './plane.ts';

const SIDES = [1, -1] as const;

/** Pieces of a side; finer ones where it rounds off, or the light breaks into blocks there. */
const COARSE: Flat = [120, 48];
const FINE: Flat = [40, 24];
const centreOf = (piece: readonly Flat[]): Flat => [
  piece.reduce((sum, [x]) => sum + x, 0) / piece.length,
  piece.reduce((sum, [, y]) => sum + y, 0) / piece.length,
];

/** The painted body: both sides, and the skin between them. */
export function shell(body: Body, tones: Tones): Face[] {
  const { spec, outline } = body;
  const paint = paintOf(tones);
  const roof = tones.roof === tones.base ? paint : roofOf(tones);
  const side: Flat[] = [...outline];
  const skin = rectangle(0, outline.length - 1, -1, 1);
  const roofAbove = body.belt + (spec.height - body.belt) * 0.72;
  const painted = [
    ...SIDES.flatMap((which) =>
      pieces(side, COARSE).flatMap((piece) =>
        onSide(body, piece, which, paint, body.isRound(centreOf(piece)) ? FINE : COARSE),
      ),
    ),
    ...onSkin(body, skin, paint, [1, 0.125]),
  ];
  return painted.map((face) => (face.centre[1] > roofAbove ? { ...face, material: roof } : face));
}
