/** The same value, which nobody can change any more: it is shared. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inside of Object.values(value)) frozen(inside);
  return Object.freeze(value);
}
