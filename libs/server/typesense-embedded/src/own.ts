/** What an object itself holds: names come from requests and documents, and objects inherit `constructor`. */
export const own = <Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;
