import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedColumns, fillColumns, type Piece } from './columns.js';
import { pictureFrames } from './pictures.js';
import { INNER_WIDTH, PAGE } from './sheet.js';

const piece = (height: number, keepsNext = false, before = 0): Piece => ({
  height,
  keepsNext,
  before,
  draw: () => undefined,
});

describe('columns', () => {
  it('VDP-15 a heading never ends a column', () => {
    const { placed } = fillColumns([piece(50), piece(10, true), piece(50)], 2, 65);
    expect(placed.map(({ column }) => column)).toEqual([0, 1, 1]);
  });
  it('VDP-15 space above falls away at the top of a column', () => {
    expect(fillColumns([piece(50, false, 9), piece(50, false, 9)], 2, 60).placed.map(({ y }) => y)).toEqual([0, 0]);
  });
  it('VDP-15 columns become about equally long', () => {
    const { used, rest } = balancedColumns(
      Array.from({ length: 9 }, () => piece(10)),
      3,
      500,
    );
    expect(rest).toEqual([]);
    expect(used).toBeLessThanOrEqual(32);
  });
  it('VDP-15 everything is in order, inside its column, or is left for the next page', () => {
    const pieces = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 60 }),
        before: fc.integer({ min: 0, max: 9 }),
        keepsNext: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 200 }), (list, height) => {
        const all = list.map((item) => ({ ...item, draw: () => undefined }));
        const { placed, rest } = balancedColumns(all, 3, height);
        expect([...placed.map((item) => item.piece), ...rest]).toEqual(all);
        placed.forEach((item, index) => {
          const next = placed[index + 1];
          expect(item.y + item.piece.height).toBeLessThanOrEqual(height);
          expect(item.column).toBeLessThan(3);
          if (next?.column === item.column) expect(next.y).toBeGreaterThanOrEqual(item.y + item.piece.height);
        });
      }),
    );
  });
});

describe('pictures', () => {
  it.each([0, 1, 2, 3, 4])('VDP-15 %i pictures fill the band without overlapping', (count) => {
    const frames = pictureFrames(count, 100, 200);
    expect(frames).toHaveLength(count);
    const [first, ...others] = frames;
    for (const { x, y, width, height } of frames) {
      expect(x).toBeGreaterThanOrEqual(PAGE.margin);
      expect(x + width).toBeLessThanOrEqual(PAGE.margin + INNER_WIDTH + 0.01);
      expect(y + height).toBeLessThanOrEqual(300.01);
    }
    for (const other of others) {
      expect(other.x).toBeGreaterThan(first!.x + first!.width);
      expect(other.width * other.height).toBeLessThanOrEqual(first!.width * first!.height + 0.01);
    }
  });
});
