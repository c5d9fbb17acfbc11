import { JSONParser } from '@streamparser/json';
import { FeedError, MAX_RECORD, type FeedRow } from './cell.js';
import type { FeedText } from './feedText.js';
import { findInJson } from './jsonPath.js';
import { columnsOf, type Mapping } from './mapping.js';
import { parsePath, type Step } from './paths.js';

type Paths = readonly { readonly path: string; readonly steps: readonly Step[] }[];
const pathsOf = (mapping: Mapping): Paths =>
  columnsOf(mapping).map((path) => ({ path, steps: parsePath(path, 'json') }));

const rowOf = (item: unknown, row: number, paths: Paths): FeedRow =>
  typeof item !== 'object' || item === null || Array.isArray(item)
    ? { row, cells: new Map(), fault: 'is no object' }
    : {
        row,
        cells: new Map(
          paths.flatMap(({ path, steps }) => {
            const cell = findInJson(item, steps);
            return cell === undefined ? [] : [[path, cell] as const];
          }),
        ),
      };

/** Vehicles of a list (the document or a part of it), or of a file with one object a line. */
export function readJson(text: FeedText, mapping: Mapping): AsyncGenerator<FeedRow> {
  const isLines = mapping.format === 'jsonl' || /\.(jsonl|ndjson)$/i.test(text.file) || startsWithLines(text.head);
  return isLines ? readLines(text, mapping) : readList(text, mapping);
}

/** A file of lines may be named as if it were one document. */
function startsWithLines(head: string): boolean {
  const [first = '', second = ''] = head.split('\n').filter((line) => line.trim() !== '');
  if (!second.trimStart().startsWith('{')) return false;
  try {
    return typeof JSON.parse(first) === 'object';
  } catch {
    return false;
  }
}

async function* readLines(text: FeedText, mapping: Mapping): AsyncGenerator<FeedRow> {
  const { file } = text;
  const paths = pathsOf(mapping);
  let [row, rest, fault] = [0, '', ''];
  const rowsOf = function* (lines: readonly string[]): Generator<FeedRow> {
    for (const line of lines) {
      if (line.trim() === '') continue;
      row++;
      let item: unknown;
      try {
        item = JSON.parse(line);
        fault = '';
      } catch (error) {
        fault = (error as Error).message;
      }
      yield fault === '' ? rowOf(item, row, paths) : { row, cells: new Map(), fault: 'is no JSON' };
    }
  };
  for await (const part of text.chunks()) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD)
      throw new FeedError(
        `${file} has a line of over ${MAX_RECORD} characters near row ${row + 1}. Nothing was changed.`,
      );
    yield* rowsOf(lines);
  }
  if (rest.trim() !== '') {
    yield* rowsOf([rest]);
    if (fault !== '') throw new FeedError(`${file} breaks off inside row ${row}: ${fault}. Nothing was changed.`);
  }
  if (row === 0) throw new FeedError(`${file} holds no vehicles. It would sell everything, so nothing was changed.`);
}

async function* readList(text: FeedText, mapping: Mapping): AsyncGenerator<FeedRow> {
  const { file } = text;
  const paths = pathsOf(mapping);
  const isBare = text.head.trimStart().startsWith('[');
  const list = isBare ? [] : parsePath(mapping.item ?? 'vehicles', 'json');
  // the list itself may be written with its brackets
  const steps = list.at(-1)?.kind === 'all' ? list.slice(0, -1) : list;
  const names = steps.map((step) => (step.kind === 'name' ? step.name : '*'));
  const parser = new JSONParser({ paths: [['$', ...names, '*'].join('.')], keepStack: false });
  let items: FeedRow[] = [];
  let [row, fed, atItem] = [0, 0, 0];
  parser.onValue = ({ value, key }) => {
    atItem = fed;
    // what an object holds under its names is no list
    if (typeof key === 'number') items.push(rowOf(value, ++row, paths));
  };
  const breaksOff = (error: unknown): never => {
    // the parser hands on what its callback threw
    if (error instanceof FeedError) throw error;
    throw new FeedError(
      `${file} breaks off or is no JSON near row ${row + 1}: ${(error as Error).message}. Nothing was changed.`,
    );
  };
  // throw from the parser's callback: it runs at the broken place, so `row` is right
  parser.onError = breaksOff;
  for await (const part of text.chunks()) {
    fed += part.length;
    try {
      parser.write(part);
    } catch (error) {
      breaksOff(error);
    }
    yield* items;
    items = [];
    if (fed - atItem > MAX_RECORD)
      throw new FeedError(
        `${file} has no vehicle within ${MAX_RECORD} characters after row ${row}. ${noList(mapping)}` +
          ' Nothing was changed.',
      );
  }
  if (!parser.isEnded) {
    try {
      parser.end();
    } catch (error) {
      breaksOff(error);
    }
  }
  yield* items;
  if (row === 0)
    throw new FeedError(
      `${file} holds no list of vehicles, or an empty one. ${noList(mapping)}` +
        ' It would sell everything, so nothing was changed.',
    );
}

const noList = (mapping: Mapping): string =>
  `The list is looked for under "${mapping.item ?? 'vehicles'}` +
  '"; name its path with "item" in the mapping, or set "format": "jsonl" for one vehicle a line.';
