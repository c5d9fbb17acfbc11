type Typed = Uint32Array | Int32Array | Float64Array | Uint8Array;

/** The array, or a larger copy of it that has room for `length`, and for `least` from the beginning. */
export function withRoom<T extends Typed>(array: T, length: number, least = 1024): T {
  if (array.length >= length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(least, array.length * 2, length));
  larger.set(array);
  return larger;
}
