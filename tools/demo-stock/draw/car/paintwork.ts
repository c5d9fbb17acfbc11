import { ease } from '../render/field.ts';
import { drawn } from '../render/drawn.ts';
import { drawMap, type SurfaceMap } from '../render/map.ts';
import { become, lay, rgb, STUFF, type Material, type Hit, type Stuff, type Surface } from '../render/material.ts';
import type { Form } from './form.ts';
import { noseInks } from './noseMap.ts';
import { sideInks } from './sideMap.ts';
import { tailInks } from './tailMap.ts';

const SCREEN: Stuff = { colour: rgb('#0d1114'), coat: 1, rough: 0, glass: 1 };
const FRIT: Stuff = { colour: rgb('#08090b'), coat: 1, rough: 0 };
const CABIN = rgb('#171b20');
const SEATS = rgb('#2a2e34');

/** The drawing of a car's flanks and ends, unrolled from the middle of the nose to the middle of the tail. */
export function carMap(form: Form, step: number): Promise<SurfaceMap> {
  const { design: d } = form;
  const half = d.width / 2;
  const inks = [...sideInks(form, d.frame === 'van'), ...noseInks(d), ...tailInks(d)];
  return drawMap(inks, { left: -half - 30, low: -40, width: d.length + d.width + 60, height: d.height + 60 }, step);
}

/** What a body is made of at each point. */
export function paintwork(form: Form, map: SurfaceMap, paint: Stuff, roof: Stuff): Surface {
  const { design: d, side, cabin, screen, back, screenBow, bed, belt, header, roofEnd, cowlAt } = form;
  const half = d.width / 2;
  const middleX = d.length / 2;
  const twoBox = d.frame !== 'sedan' && d.frame !== 'ute' && d.frame !== 'coupe' && d.frame !== 'open';
  const wide = (y: number): number => side(middleX, y);
  const glassOf = glassLooks(form, map);
  const backLow = (twoBox ? d.belt : d.deck) + (d.frame === 'ute' ? 90 : twoBox ? 70 : 60);
  return (hit, into) => {
    const { x, y } = hit;
    const z = Math.abs(hit.z);
    become(into, y > d.belt + 60 && hit.ny > 0.35 && x > header - 120 ? roof : paint);
    if (d.darkRoof || d.frame === 'open')
      lay(into, roof, ease(-6, 6, y - belt(x) - 36) * (x > cowlAt - 80 && x < back(y) + 40 ? 1 : 0));
    if (hit.ny < -0.6) lay(into, STUFF.black, ease(0.6, 0.85, -hit.ny) * ease(-20, 20, d.clearance + 120 - y));
    const isCabin = y > d.belt - 40 && x > cowlAt - 60 && (y > belt(x) - 10 || x < header);
    const gap = cabin(x, y) - z;
    // the load bed is lined
    if (bed && x > bed[0] - 12 && x < bed[1] + 12 && z < bed[3] + 12 && y < d.deck - 6) {
      lay(into, { colour: rgb('#24272a'), coat: 0.15, rough: 0.8 }, 1);
      return;
    }
    if (isCabin && y > d.cowl - 20 && hit.nx < -0.12 && x < header + 220) {
      const foot = screen(y) + screenBow * (z / 700) ** 2;
      if (Math.abs(foot - x) < 130) {
        const top = header + 10 - x;
        const inside = Math.min(gap - 52, top, (y - d.cowl - 10) * 0.9);
        lay(into, FRIT, ease(-4, 8, inside));
        const clear = ease(0, 14, inside - 26);
        lay(into, SCREEN, clear);
        if (clear > 0.5) glassOf(hit, into, 'screen');
        return;
      }
    }
    if (
      isCabin && hit.nx > 0.1 && x > roofEnd - 120 && d.frame !== 'van'
        ? true
        : isCabin && d.frame === 'van' && hit.nx > 0.5
    ) {
      const high = d.height - d.fall - (twoBox ? 105 : 75);
      const inside = Math.min(gap - (twoBox ? 84 : 74), y - backLow, (high - y) * 1.0 + (twoBox ? 0 : 40));
      if (Math.abs(x - back(y)) < 160 && gap > 40) {
        lay(into, FRIT, ease(-4, 8, inside));
        const clear = ease(0, 14, inside - 18);
        lay(into, SCREEN, clear);
        if (clear > 0.5) glassOf(hit, into, 'back');
        return;
      }
    }
    const onSide = isCabin && gap < 90 ? 1 : 0;
    const flat = 1 - ease(0.62, 0.8, Math.abs(hit.ny));
    if (flat <= 0 && !onSide) {
      bonnet(hit, into, z);
      return;
    }
    let u = x;
    if (!onSide || y < d.belt) {
      const turn = Math.max(0, wide(y) - z);
      u = x < middleX ? x - turn : x + turn;
    }
    drawn(map, u, hit, into);
    if (into.glass > 0.4) glassOf(hit, into, 'side');
  };

  /** Shut lines of the bonnet. */
  function bonnet(hit: Hit, into: Material, z: number): void {
    if (hit.x > cowlAt + 40 || hit.y > d.cowl + 60) return;
    const line = half * (0.78 + 0.06 * ease(200, cowlAt, hit.x));
    const off = Math.abs(z - line);
    lay(into, FRIT, 0.75 * (1 - ease(3, 3.5 + hit.pixel, off)) * ease(-30, 30, hit.x - d.slant - 60));
    if (hit.x > cowlAt - 70)
      lay(into, STUFF.trim, ease(cowlAt - 60, cowlAt - 45, hit.x + (screenBow * z * z) / -490000));
  }
}

/** What is seen through glass: seats, and the light of the windows beyond. */
function glassLooks({ design: d, cabin, header, roofEnd, belt }: Form, map: SurfaceMap) {
  const rows =
    d.frame === 'van' || d.doors === 2 ? [header + 380] : [header + 400, Math.min(roofEnd - 180, header + 1280)];
  const hip = d.belt - 330;
  const isSeat = (x: number, y: number): boolean =>
    rows.some((row) => {
      const lean = x - row - (y - hip) * 0.24;
      if (y < d.belt + 170) return Math.abs(lean) < 85;
      return y > d.belt + 190 && y < d.belt + 330 && Math.abs(lean + 10) < 58;
    });
  return (hit: Hit, into: Material, from: 'side' | 'screen' | 'back'): void => {
    let r = CABIN[0];
    let g = CABIN[1];
    let b = CABIN[2];
    const sign = hit.z >= 0 ? 1 : -1;
    if (from === 'side') {
      const w = cabin(hit.x, hit.y);
      const tSeat = (w * 0.5) / Math.max(0.15, Math.abs(hit.vz));
      const seatX = hit.x - hit.vx * tSeat;
      const seatY = hit.y - hit.vy * tSeat;
      const tFar = (w * 1.9) / Math.max(0.15, Math.abs(hit.vz));
      const farX = hit.x - hit.vx * tFar;
      const farY = hit.y - hit.vy * tFar;
      if (isSeat(seatX, seatY)) {
        r = SEATS[0];
        g = SEATS[1];
        b = SEATS[2];
      } else if (hit.vz * sign > 0.2 && farY > belt(farX)) {
        const through = map(farX, farY).glass;
        r += 0.13 * through;
        g += 0.15 * through;
        b += 0.165 * through;
      }
    } else {
      const way = from === 'screen' ? 1 : -1;
      const row = (from === 'screen' ? rows[0] : rows.at(-1)) ?? header;
      const t = (row - hit.x) / Math.min(-0.1, hit.vx * -way) / -way;
      const y = hit.y - hit.vy * Math.abs(t);
      const z = Math.abs(hit.z - hit.vz * Math.abs(t));
      const across = Math.abs(z - 370);
      if ((y < d.belt + 170 && across < 240) || (y > d.belt + 185 && y < d.belt + 335 && across < 130)) {
        r = SEATS[0];
        g = SEATS[1];
        b = SEATS[2];
      } else if (y > d.belt + 40 && y < d.height - 130 && z < 620) {
        r += 0.07;
        g += 0.08;
        b += 0.09;
      }
    }
    into.r = r;
    into.g = g;
    into.b = b;
  };
}
