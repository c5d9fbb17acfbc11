import sharp from 'sharp';
import { drawInterior, PANORAMA } from './spin/interior.ts';
import { encodedImage, WIDTH } from './shots.ts';

/** A caravan's room: what one sees of it from the door. Undefined for a trim that is not known. */
export async function drawLiving(trim: string): Promise<Buffer | undefined> {
  const room = drawInterior(trim, 'living');
  if (room === undefined) return undefined;
  return encodedImage(
    sharp(Buffer.from(room))
      .extract({ left: Math.round(PANORAMA.width / 2) - 700, top: 60, width: 1320, height: 880 })
      .resize({ width: WIDTH })
      .flatten({ background: '#ffffff' }),
  );
}
