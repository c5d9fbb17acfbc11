import type { Cell } from './cell.js';
import { escapeHtml } from './html.js';
import type { Step } from './paths.js';

interface XmlName {
  /** As the file writes it. */
  readonly name: string;
  /** With the address of its namespace. */
  readonly key: string;
}
export interface XmlElement extends XmlName {
  readonly attributes: readonly (XmlName & { readonly value: string })[];
  /** Texts and elements, in order. */
  readonly parts: (string | XmlElement)[];
}
/** Addresses of the prefixes that a mapping uses. */
export type Names = ReadonlyMap<string, string>;

export const qualified = (address: string, local: string): string => (address === '' ? local : `{${address}}${local}`);

/** A prefix that the mapping declares matches by its namespace address, any other literally. */
export function matchesName(item: XmlName, name: string, names: Names): boolean {
  const [prefix = '', local] = name.split(':');
  const address = local === undefined ? undefined : names.get(prefix);
  return address === undefined ? item.name === name : item.key === qualified(address, local ?? '');
}

/** What a path finds in a vehicle's element; undefined where there is none. Several are never glued together. */
export function findInXml(root: XmlElement, steps: readonly Step[], names: Names): Cell | undefined {
  let found: readonly XmlElement[] = [root];
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'attribute') {
      const values = found.flatMap(({ attributes }) =>
        attributes.filter((item) => matchesName(item, step.name, names)).map(({ value }) => value),
      );
      return values.length > 1 ? values : values[0];
    }
    if (step.kind !== 'name') continue;
    const next = steps[at + 1];
    // an index counts among the elements of that name in one parent
    found = found.flatMap((element) => {
      const children = element.parts.filter(
        (part): part is XmlElement => typeof part === 'object' && matchesName(part, step.name, names),
      );
      return next?.kind === 'index' ? children.slice(next.index - 1, next.index) : children;
    });
  }
  const [first] = found;
  if (!first) return undefined;
  if (found.length === 1) return cellOf(first);
  const texts = found.map(cellOf);
  const wrong = texts.find((cell) => typeof cell === 'object');
  return wrong ?? texts.map(String);
}

function cellOf(element: XmlElement): Cell {
  const children = element.parts.filter((part) => typeof part === 'object');
  if (children.length === 0) return element.parts.map((part) => (typeof part === 'string' ? part : '')).join('');
  const inside = [...new Set(children.map(({ name }) => `"${name}"`))].slice(0, 5).join(', ');
  return { wrong: `an element with others in it; map one of ${inside}`, markup: () => markupOf(element) };
}

const markupOf = ({ parts }: XmlElement): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      const attributes = part.attributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('');
      return `<${part.name}${attributes}>${markupOf(part)}</${part.name}>`;
    })
    .join('');
