type Typed = Uint32Array | Int32Array | Float64Array | Uint8Array;

/** There are many small collections, with many fields each. */
const LEAST = 16;

/** The array, or a larger copy of it that has room for `length`. */
export function withRoom<T extends Typed>(array: T, length: number): T {
  if (array.length >= length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(LEAST, array.length * 2, length));
  larger.set(array);
  return larger;
}
