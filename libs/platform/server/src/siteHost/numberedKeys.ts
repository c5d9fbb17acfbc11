/** Keys of what is kept of an object, which do not keep the object itself: each object has a number. */
export function numberedKeys(): (of: object, name: string) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (of, name) => {
    const number = numbers.get(of) ?? ++last;
    numbers.set(of, number);
    return `${number} ${name}`;
  };
}
