import type { Cell, WrongKind } from './cell.js';
import type { Step } from './paths.js';

/** Whether a value of JSON has names. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a path finds in a vehicle's object; undefined where it says nothing. */
export function findInJson(item: unknown, steps: readonly Step[]): Cell | undefined {
  let values: readonly unknown[] = [item];
  let isMany = false;
  for (const step of steps) {
    if (step.kind === 'all') {
      isMany = true;
      // a list of one is written without its brackets by many a feed
      values = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
    } else if (step.kind === 'index') {
      values = values.flatMap((value) => {
        const list: readonly unknown[] = Array.isArray(value) ? value : [value];
        return list.slice(step.index - 1, step.index);
      });
    } else {
      if (values.some((value) => Array.isArray(value)))
        return { wrong: `a list, where "${step.name}" is looked for; take all its entries with [] or one with [1]` };
      const text = values.find((value) => value !== null && !isObject(value));
      if (text !== undefined) return { wrong: `${nameOf(text)}, where an object with "${step.name}" is looked for` };
      values = values.flatMap((value) =>
        isObject(value) && Object.hasOwn(value, step.name) ? [value[step.name]] : [],
      );
    }
    values = values.filter((value) => value !== null && value !== undefined);
    if (values.length === 0) return undefined;
  }
  const [value] = values;
  if (isMany) return listCell(values);
  return Array.isArray(value) ? listCell(value) : cellOf(value);
}

/** An empty list says nothing. */
function listCell(values: readonly unknown[]): Cell | undefined {
  const cells = values.filter((value) => value !== null && value !== undefined).map(cellOf);
  const wrong = cells.find((cell): cell is WrongKind => typeof cell === 'object' && 'wrong' in cell);
  if (wrong) return { wrong: `a list with an entry that is ${wrong.wrong}` };
  return cells.length === 0 ? undefined : cells.map(String);
}

function cellOf(value: unknown): string | boolean | WrongKind {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value)
      ? { wrong: 'a number of more digits than are kept; such numbers are written in quotes' }
      : String(value);
  return { wrong: nameOf(value) };
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (!isObject(value)) return `a ${typeof value === 'string' ? 'text' : typeof value}`;
  const keys = Object.keys(value).slice(0, 5);
  return keys.length === 0 ? 'an empty object' : `an object; map one of ${keys.map((key) => `"${key}"`).join(', ')}`;
}
