// Controls that a designer can use without writing JSON: words, numbers and switches.

type Values = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type Leaf = string | number | boolean;
type Kind = 'text' | 'number' | 'boolean';

/** As Storybook has an argument's control; what the other tools of Storybook keep there stays. */
export interface ArgType {
  readonly name?: string;
  readonly description?: string;
  readonly options?: readonly unknown[];
  readonly control?: false | string | { readonly type?: string | null; readonly disable?: boolean };
  readonly table?: { readonly category?: string; readonly disable?: boolean };
}
export type ArgTypes = Readonly<Record<string, ArgType>>;

/** What an object has of its own under a name. */
const ownOf = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A word, number or switch within an argument that is an object or a list. */
interface Part {
  /** Its own argument, such as `trail 1 name`: items are counted from one. */
  readonly key: string;
  /** The argument that it is of. */
  readonly of: string;
  readonly path: Path;
  readonly value: Leaf;
}

/** Parts of one argument that have controls: the outer ones first. */
const MOST_PARTS = 24;
/** Items of a list that have controls. */
const MOST_ITEMS = 6;
const DEEPEST = 4;
/** Controls of Storybook that need no JSON. */
const USABLE = new Set([
  ...['text', 'number', 'range', 'boolean', 'select', 'multi-select', 'radio', 'inline-radio', 'check', 'inline-check'],
  ...['color', 'date'],
]);
/** What names a thing for the program: a designer has no use for it. */
const IS_NAME =
  /^(id|key|slug|path|kind|type|icon|now|token|stocknum)$|(_id|Id|_slug|href|Href|url|Url|_at|_timestamp)$/;

const kindOf = (value: unknown): Kind | undefined =>
  typeof value === 'string'
    ? 'text'
    : typeof value === 'number'
      ? 'number'
      : typeof value === 'boolean'
        ? 'boolean'
        : undefined;

/** Objects and lists as JSON has them: no element of React, no map, nothing with a class. */
const isData = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** The parts of an argument, the outer ones first. */
function partsOf(of: string, data: object): Part[] {
  const parts: Part[] = [];
  let level: (readonly [Path, object])[] = [[[], data]];
  const seen = new Set<object>([data]);
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const next: (readonly [Path, object])[] = [];
    for (const [path, value] of level)
      for (const [name, inner] of Object.entries(value).slice(0, Array.isArray(value) ? MOST_ITEMS : undefined)) {
        const at = [...path, Array.isArray(value) ? Number(name) : name];
        if (isData(inner)) {
          if (!seen.has(inner)) next.push([at, inner]);
          seen.add(inner);
        } else if (kindOf(inner) !== undefined && !IS_NAME.test(name)) {
          const key = [of, ...at.map((step) => (typeof step === 'number' ? step + 1 : step))].join(' ');
          parts.push({ key, of, path: at, value: inner as Leaf });
        }
      }
    level = next;
  }
  return parts.slice(0, MOST_PARTS);
}

/** Words, numbers and switches within the arguments of a story. */
const allParts = (args: Values): Part[] =>
  Object.entries(args).flatMap(([name, value]) => (isData(value) ? partsOf(name, value) : []));

/** Values that the controls of parts begin with. */
export const partArgs = (args: Values): Readonly<Record<string, Leaf>> =>
  Object.fromEntries(
    allParts(args)
      .filter(({ key }) => !Object.hasOwn(args, key))
      .map(({ key, value }) => [key, value]),
  );

const typeOf = ({ control }: ArgType): string | undefined =>
  typeof control === 'object' ? (control.type ?? undefined) : typeof control === 'string' ? control : undefined;

/** Whether an argument has a control that needs no JSON. */
export const isUsable = (argType: ArgType): boolean =>
  USABLE.has(typeOf(argType) ?? '') &&
  argType.table?.disable !== true &&
  !(typeof argType.control === 'object' && argType.control.disable === true);

/**
 * The controls of a story: what a component is given as a word, number or switch has one of that kind, and so has each
 * part of what it is given as an object or a list. `shared` are those of stories that have none then, such as pages.
 */
export function usableControls(args: Values, argTypes: ArgTypes, shared: ArgTypes): ArgTypes {
  const plain = Object.entries(args).flatMap(([name, value]): [string, ArgType][] => {
    const argType: ArgType = ownOf(argTypes, name) ?? {};
    const kind = kindOf(value);
    const isLeft = kind === undefined || argType.control === false || isUsable(argType);
    return isLeft ? [] : [[name, { ...argType, control: { type: kind } }]];
  });
  const parts = allParts(args)
    .filter(({ key, of }) => !Object.hasOwn(args, key) && ownOf(argTypes, of)?.control !== false)
    .map(({ key, of, value }): [string, ArgType] => [
      key,
      { name: key, control: { type: kindOf(value) ?? 'text' }, table: { category: `Parts of ${of}` } },
    ]);
  const all = { ...argTypes, ...Object.fromEntries([...plain, ...parts]) };
  return Object.values(all).some(isUsable) ? all : { ...all, ...shared };
}

/** Data with another value at a path; what is around the path stays the same object. */
function withValue(data: unknown, [step, ...rest]: Path, value: Leaf): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((item: unknown, at) => (at === step ? withValue(item, rest, value) : item));
  if (!isData(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, inner]) => [name, name === step ? withValue(inner, rest, value) : inner]),
  );
}

/**
 * The arguments of a component: parts that were changed are in their objects, and no argument of parts or of `shared`
 * is left. `initial` are those that the story began with.
 */
export function ownArgs(args: Values, initial: Values, shared: ArgTypes): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(initial).filter(([name]) => !Object.hasOwn(shared, name)));
  const parts = allParts(own).filter(({ key, value }) => ownOf(own, key) === value);
  const keys = new Set([...parts.map(({ key }) => key), ...Object.keys(shared)]);
  const component = Object.fromEntries(Object.entries(args).filter(([name]) => !keys.has(name)));
  for (const { key, of, path, value } of parts) {
    const changed = ownOf(args, key);
    if (changed !== value && kindOf(changed) === kindOf(value))
      component[of] = withValue(ownOf(component, of), path, changed as Leaf);
  }
  return component;
}

/** What was chosen of `shared`; what was not, is left out. */
export const sharedArgs = (args: Values, shared: ArgTypes): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shared).flatMap((name) => {
      const chosen = ownOf(args, name);
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );
