import { JSONParser } from '@streamparser/json';
import { SaxesParser } from 'saxes';
import { FeedError } from '../feed/cell.js';
import { columnNames } from '../feed/csvFeed.js';
import type { FeedText } from '../feed/feedText.js';
import { isObject } from '../feed/jsonPath.js';
import type { FeedFormat } from '../feed/mapping.js';
import { NUMBER_SIGN, numberedGroups } from '../feed/numbered.js';
import { parsePath } from '../feed/paths.js';

/** A column of a table, or a path into an item. */
export interface FeedPath {
  /** As a mapping writes it. */
  readonly path: string;
  /** Names on the way to it. */
  readonly segments: readonly string[];
  /** Whether an item has several of it. */
  readonly isList: boolean;
  /** Paths of the columns that a numbered path takes together. */
  readonly holds?: readonly string[];
}

/** What may be the vehicles of a feed: where they are, and what each has. */
export interface Shape {
  /** As a mapping writes it; left out where the format needs none. */
  readonly item?: string;
  readonly paths: readonly FeedPath[];
}

/** How much of a feed is looked at, characters: what vehicles are called shows in the first of them. */
const SAMPLE = 2 * 1024 * 1024;
/** Paths of one item, and lists or elements of one feed: what has more is no stock of vehicles. */
const MOST_PATHS = 400;
const MOST_SHAPES = 200;
const DEEPEST = 12;

/** Everything in a feed that may be its vehicles. Throws a FeedError where it breaks off or is not of its format. */
export async function shapesOf(text: FeedText, format: FeedFormat): Promise<readonly Shape[]> {
  if (format === 'csv') return tableShape(text);
  if (format === 'xml') return xmlShapes(text);
  return format === 'jsonl' ? lineShape(text) : jsonShapes(text);
}

function tableShape(text: FeedText): readonly Shape[] {
  const names = columnNames(text);
  const seen = new Map<string, number>();
  const paths = names.flatMap((name): FeedPath[] => {
    if (name === '') return [];
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const isRepeated = names.indexOf(name) !== names.lastIndexOf(name);
    return [{ path: isRepeated ? `${name}[${nth}]` : name, segments: [name], isList: false }];
  });
  const groups = [...numberedGroups(paths.map(({ path }) => path).filter((path) => names.includes(path)))].map(
    ([path, holds]): FeedPath => ({
      path,
      segments: [path.replace(NUMBER_SIGN, '')],
      isList: true,
      holds,
    }),
  );
  return [{ paths: [...groups, ...paths].slice(0, MOST_PATHS) }];
}

/** Pieces of the beginning. */
async function* beginning(text: FeedText): AsyncGenerator<string> {
  let read = 0;
  for await (const part of text.chunks()) {
    yield part;
    read += part.length;
    if (read >= SAMPLE) return;
  }
}

type Paths = Map<string, { readonly segments: readonly string[]; isList: boolean }>;

const shapeOf = (item: string | undefined, paths: Paths): Shape => ({
  ...(item === undefined ? {} : { item }),
  paths: [...paths].map(([path, { segments, isList }]) => ({ path, segments, isList })),
});

/** A name as a path of JSON holds it; undefined for one that no path can hold. */
const inPath = (name: string): string | undefined =>
  /^[^.[\]']+$/.test(name) ? name : /^[^']+$/.test(name) ? `'${name}'` : undefined;

/** Adds the paths of an item of JSON: values, and lists of values. */
function addJson(item: Readonly<Record<string, unknown>>, into: Paths): void {
  const add = (value: unknown, path: string, segments: readonly string[], isList: boolean): void => {
    if (value === null || segments.length > DEEPEST || into.size >= MOST_PATHS) return;
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, 3) as unknown[]) add(entry, `${path}[]`, segments, true);
    } else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const step = inPath(name);
        if (step !== undefined) add(inner, path === '' ? step : `${path}.${step}`, [...segments, name], isList);
      }
    } else {
      const known = into.get(path);
      if (!known) into.set(path, { segments, isList });
    }
  };
  add(item, '', [], false);
}

async function lineShape(text: FeedText): Promise<readonly Shape[]> {
  const paths: Paths = new Map();
  let rest = '';
  for await (const part of beginning(text)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) addLine(line, paths);
  }
  addLine(rest, paths);
  return [shapeOf(undefined, paths)];
}

function addLine(line: string, into: Paths): void {
  try {
    const item: unknown = JSON.parse(line);
    if (isObject(item)) addJson(item, into);
  } catch {
    // a line that is no JSON is a finding of the import
  }
}

async function jsonShapes(text: FeedText): Promise<readonly Shape[]> {
  const lists = new Map<string, Paths>();
  const parser = new JSONParser();
  let isWhole = false;
  parser.onValue = ({ value, key, stack }) => {
    if (typeof key !== 'number' || !isObject(value)) return;
    // the first of the stack is the document itself
    const steps = [...stack.slice(1).map((around) => around.key), key];
    const names = steps.slice(0, -1).map((step) => (typeof step === 'number' ? '[]' : inPath(String(step))));
    if (names.some((name) => name === undefined || name.startsWith("'"))) return;
    const item = names.join('.').replaceAll('.[]', '[]');
    const paths = lists.get(item) ?? (new Map() as Paths);
    if (!lists.has(item) && lists.size >= MOST_SHAPES) return;
    lists.set(item, paths);
    addJson(value, paths);
  };
  parser.onError = (error) => {
    throw new FeedError(`${text.file} is no JSON: ${error.message}.`);
  };
  for await (const part of beginning(text)) {
    parser.write(part);
    isWhole = parser.isEnded;
  }
  if (!isWhole && lists.size === 0) throw new FeedError(`${text.file} holds no list of objects, or breaks off.`);
  return [...lists].map(([item, paths]) => shapeOf(item === '' ? undefined : item, paths));
}

interface Element {
  readonly name: string;
  hasElements: boolean;
  /** How many of a path it has. */
  readonly counts: Map<string, number>;
}

async function xmlShapes(text: FeedText): Promise<readonly Shape[]> {
  const shapes = new Map<string, Paths>();
  const open: Element[] = [];
  const parser = new SaxesParser();
  /** Notes a value for every element that it is in. */
  const note = (last: string) => {
    const names = open.map(({ name }) => name);
    for (let at = 0; at < open.length && open.length - at <= DEEPEST; at++) {
      const segments = [...names.slice(at + 1), ...(last === '' ? [] : [last])];
      const path = segments.join('/');
      const element = open[at];
      if (path === '' || !element || !isXmlPath(path)) continue;
      const item = names.slice(0, at + 1).join('/');
      const paths = shapes.get(item) ?? (new Map() as Paths);
      if ((!shapes.has(item) && shapes.size >= MOST_SHAPES) || paths.size >= MOST_PATHS) continue;
      shapes.set(item, paths);
      const count = (element.counts.get(path) ?? 0) + 1;
      element.counts.set(path, count);
      const known = paths.get(path);
      if (!known) paths.set(path, { segments: segments.map((name) => name.replace(/^@|^[^:]+:/g, '')), isList: false });
      else if (count > 1) known.isList = true;
    }
  };
  parser.on('doctype', () => {
    throw new FeedError(`${text.file} has a document type (<!DOCTYPE …>), which is refused.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const around = open.at(-1);
    if (around) around.hasElements = true;
    open.push({ name, hasElements: false, counts: new Map() });
    for (const attribute of Object.keys(attributes)) note(`@${attribute}`);
  });
  parser.on('closetag', () => {
    if (open.at(-1)?.hasElements === false) note('');
    open.pop();
  });
  for await (const part of beginning(text))
    try {
      parser.write(part);
    } catch (error) {
      if (error instanceof FeedError) throw error;
      throw new FeedError(`${text.file} is no XML: ${(error as Error).message.replace(/\.$/, '')}.`);
    }
  return [...shapes].map(([item, paths]) => shapeOf(item, paths));
}

function isXmlPath(path: string): boolean {
  try {
    parsePath(path, 'xml');
    return true;
  } catch {
    return false;
  }
}
