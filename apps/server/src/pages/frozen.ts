/** The same value, frozen with all that is in it, so that pages can share it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inside of Object.values(value)) frozen(inside);
  return Object.freeze(value);
}
