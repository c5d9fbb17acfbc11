/** An option that two versions of a dealer's file say differently. */
export interface ChangedOption {
  /** Section and path within it, such as `site.locations.0.hours.1.close`. */
  readonly option: string;
  readonly section: string;
  /** Undefined where the version does not say it. */
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Options that differ between two values, the innermost that do. Lists of plain values are one option. */
export function changedOptions(before: unknown, after: unknown, at: readonly string[] = []): ChangedOption[] {
  if (isObject(before) && isObject(after)) return changedKeys(before, after, Object.keys(after), at);
  if (isList(before) && isList(after) && [...before, ...after].some(isObject))
    return changedKeys({ ...before }, { ...after }, Object.keys(after), at);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ option: at.join('.'), section: at[0] ?? '', before, after }];
}

const changedKeys = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  inOrder: readonly string[],
  at: readonly string[],
): ChangedOption[] => {
  const own = (values: Readonly<Record<string, unknown>>, key: string): unknown =>
    Object.hasOwn(values, key) ? values[key] : undefined;
  return [...new Set([...inOrder, ...Object.keys(before)])].flatMap((key) =>
    changedOptions(own(before, key), own(after, key), [...at, key]),
  );
};

/** An option as a line. Long values are cut: what changed is named, and the file has the rest. */
export function changeLine({ option, before, after }: ChangedOption): string {
  if (before === undefined) return `+ ${option}: ${shown(after)}`;
  if (after === undefined) return `- ${option}: ${shown(before)}`;
  return `~ ${option}: ${shown(before)} → ${shown(after)}`;
}

const MOST = 100;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
