import { describe, expect, it } from 'vitest';
import { valueHash } from './valueHash.js';

/** Values of one count that a real Typesense 29.0 kept, and those that it cut off. */
const RECORDED: readonly (readonly [kept: readonly string[], cut: readonly string[]])[] = [
  [
    ['melbourne', 'brisbane'],
    ['ballarat', 'auburn'],
  ],
  [['CX-5', 'D-MAX', 'Forester', 'IONIQ 5', 'Journey', 'RAV4', 'WRX'], ['Golf']],
  [['wattle-bendigo'], ['northline-townsville']],
  [
    ['55', '52', '43', '20', '14', '13'],
    ['7', '54', '44', '35'],
  ],
  [
    ['Mazda BT-50', 'Jayco Journey', 'Mitsubishi Triton', 'Toyota LandCruiser Prado'],
    ['BMW X5', 'Toyota RAV4', 'Toyota Camry', 'Ford Everest', 'Holden Commodore', 'Mercedes-Benz GLC'],
  ],
];

describe('valueHash', () => {
  it('is greater for values that a real server keeps among those of one count', () => {
    for (const [kept, cut] of RECORDED)
      for (const one of kept)
        for (const other of cut) expect(valueHash(one) > valueHash(other), `${one} > ${other}`).toBe(true);
  });
  it('tells texts of every length apart', () => {
    const texts = Array.from({ length: 300 }, (_, length) => 'x'.repeat(length));
    expect(new Set([...texts, ...texts.map((text) => `${text}é`)].map(valueHash)).size).toBe(600);
  });
});
