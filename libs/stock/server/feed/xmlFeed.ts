import { SaxesParser, type SaxesAttributeNS, type SaxesTag } from 'saxes';
import { FeedError, MAX_RECORD, type Cell, type FeedRow } from './cell.js';
import type { FeedText } from './feedText.js';
import { columnsOf, type Mapping } from './mapping.js';
import { parsePath, type Step } from './paths.js';
import { findInXml, matchesName, qualified, type Names, type XmlElement } from './xmlPath.js';

/**
 * Elements of a vehicle inside each other; deeper ones are read as the text in them. No real description has as many,
 * and what writes markup out again goes down level by level.
 */
const DEEPEST = 100;

/** Names and addresses of a tag, with those of its attributes. */
function elementOf(tag: SaxesTag): XmlElement {
  const given: Readonly<Record<string, SaxesAttributeNS | string>> = tag.attributes;
  const attributes = Object.entries(given).map(([name, value]) =>
    typeof value === 'string'
      ? { name, key: name, value }
      : { name, key: qualified(value.uri, value.local), value: value.value },
  );
  const key = tag.uri === undefined ? tag.name : qualified(tag.uri, tag.local ?? '');
  return { name: tag.name, key, attributes, parts: [] };
}

/** Vehicles of an XML file, element by element. Document types are refused: what they declare can grow without end. */
export async function* readXml(text: FeedText, mapping: Mapping): AsyncGenerator<FeedRow> {
  const { file } = text;
  const names: Names = new Map(Object.entries(mapping.namespaces ?? {}));
  const paths = columnsOf(mapping).map((path) => ({ path, steps: parsePath(path, 'xml') }));
  const item = parsePath(mapping.item ?? 'vehicle', 'xml');
  const parser = new SaxesParser({ xmlns: names.size > 0 });
  const around: XmlElement[] = [];
  const open: XmlElement[] = [];
  let items: FeedRow[] = [];
  let [row, fed, atEvent, atItem] = [0, 0, 0, 0];

  parser.on('doctype', () => {
    throw new FeedError(
      `${file} has a document type (<!DOCTYPE …>), which is refused: entities that it declares can grow ` +
        'without end. Have the feed written without one. Nothing was changed.',
    );
  });
  parser.on('opentag', (tag) => {
    atEvent = fed;
    const element = elementOf(tag);
    const parent = open.at(-1);
    if (parent) {
      const isDeep = open.length >= DEEPEST;
      if (!isDeep) parent.parts.push(element);
      open.push(isDeep ? parent : element);
      return;
    }
    around.push(element);
    if (!isItem(around, item, names)) return;
    atItem = fed;
    open.push(element);
  });
  const take = (part: string) => {
    atEvent = fed;
    open.at(-1)?.parts.push(part);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    atEvent = fed;
    const element = open.pop();
    if (open.length > 0) return;
    around.pop();
    if (!element) return;
    const cells = new Map<string, Cell>();
    for (const { path, steps } of paths) {
      const cell = findInXml(element, steps, names);
      if (cell !== undefined) cells.set(path, cell);
    }
    items.push({ row: ++row, cells });
  });
  const step = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof FeedError) throw error;
      const reason = (error as Error).message.replace(/\.$/, '');
      throw new FeedError(`${file} breaks off or is no XML near vehicle ${row + 1}: ${reason}. Nothing was changed.`);
    }
  };
  for await (const part of text.chunks()) {
    fed += part.length;
    step(() => parser.write(part));
    yield* items;
    items = [];
    if (fed - atEvent > MAX_RECORD || (open.length > 0 && fed - atItem > MAX_RECORD))
      throw new FeedError(
        `${file} has something of over ${MAX_RECORD} characters near vehicle ${row + 1}` +
          ', as where an element is never closed. Nothing was changed.',
      );
  }
  step(() => parser.close());
  yield* items;
  if (row === 0)
    throw new FeedError(
      `${file} holds no <${mapping.item ?? 'vehicle'}` +
        '> elements; name the element of a vehicle with "item" in the mapping. It would sell everything, ' +
        'so nothing was changed.',
    );
}

/** A name alone is found at any depth, a path from the root. */
function isItem(around: readonly XmlElement[], steps: readonly Step[], names: Names): boolean {
  const path = steps.flatMap((step) => (step.kind === 'name' ? [step.name] : []));
  if (path.length > 1 && path.length !== around.length) return false;
  const last = around.slice(-path.length);
  return last.every((element, at) => matchesName(element, path[at] ?? '', names));
}
