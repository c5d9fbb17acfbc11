/** Sets of document ordinals, 32 to a word. */
export type Bitset = Uint32Array;

export const wordsFor = (count: number): number => (count + 31) >>> 5;
export const emptyBitset = (count: number): Bitset => new Uint32Array(wordsFor(count));

export function setBit(bits: Bitset, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}
export function clearBit(bits: Bitset, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}
export const hasBit = (bits: Bitset, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function intersect(into: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) & (other[i] ?? 0);
  return into;
}
export function unite(into: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) | (other[i] ?? 0);
  return into;
}
/** Removes from `into` what is in `other`. */
export function subtract(into: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) & ~(other[i] ?? 0);
  return into;
}

export function countBits(bits: Bitset): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return total;
}

/** Ordinals of a set, ascending. */
export function toOrdinals(bits: Bitset): Uint32Array {
  const ordinals = new Uint32Array(countBits(bits));
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      const low = word & -word;
      ordinals[at++] = (i << 5) + (31 - Math.clz32(low));
      word ^= low;
    }
  }
  return ordinals;
}

export function fromOrdinals(ordinals: Uint32Array, count: number): Bitset {
  const bits = emptyBitset(count);
  for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
  return bits;
}
