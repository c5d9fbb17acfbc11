/** One step into a nested item. */
export type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'attribute'; readonly name: string }
  /** Every entry of a list. */
  | { readonly kind: 'all' }
  /** One entry of a list, from 1. */
  | { readonly kind: 'index'; readonly index: number };

export type PathFormat = 'json' | 'xml';

const RULES: Readonly<Record<PathFormat, string>> = {
  json:
    'Names are joined by dots; "[]" takes all entries of a list and "[1]" the first, as in ' +
    '"price.driveAway" or "images[].url"; a name with dots is written in single quotes',
  xml:
    'Elements are joined by slashes; "[1]" takes the first of several and "@" an attribute, as in ' +
    '"images/image[1]" or "price/@currency"',
};

const NAMES: Readonly<Record<PathFormat, RegExp>> = { json: /^(?:'([^']+)'|([^.[\]']+))/, xml: /^(@?)([^/[\]@\s]+)/ };

/** Reads a path of a mapping. Throws one line that says how paths are written. */
export function parsePath(text: string, format: PathFormat): Step[] {
  const fail = (problem: string): never => {
    throw new Error(`"${text}" is no path: ${problem}. ${RULES[format]}.`);
  };
  const steps: Step[] = [];
  const separator = format === 'json' ? '.' : '/';
  let rest = text;
  for (;;) {
    const name = NAMES[format].exec(rest);
    if (!name) return fail(rest === '' ? 'it ends where a name is expected' : `"${rest}" does not begin with a name`);
    rest = rest.slice(name[0].length);
    const isAttribute = format === 'xml' && name[1] === '@';
    steps.push({ kind: isAttribute ? 'attribute' : 'name', name: (format === 'json' && name[1]) || (name[2] ?? '') });
    if (isAttribute && rest !== '') return fail('an attribute is its last step');
    for (let entry = /^\[(\d*)\]/.exec(rest); entry; entry = /^\[(\d*)\]/.exec(rest)) {
      rest = rest.slice(entry[0].length);
      if (entry[1] === '') steps.push({ kind: 'all' });
      else if (Number(entry[1]) === 0) return fail('entries are counted from 1');
      else steps.push({ kind: 'index', index: Number(entry[1]) });
    }
    if (rest === '') return steps;
    if (!rest.startsWith(separator)) return fail(`"${separator}" is expected before "${rest}"`);
    rest = rest.slice(1);
  }
}
