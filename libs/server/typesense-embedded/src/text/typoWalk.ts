import { spend } from '../limits/budget.js';
import { buildRadixTree, firstWord, NO_NODE, type RadixTree } from './radixTree.js';

const TAKE = 1;
const GO_ON = 0;
const STOP = -1;

/**
 * Parts of the tree whose words are within `minCost` to `maxCost` edits of a term (or begin so), in descending order
 * of their bytes. An edit is a letter left out, added, changed, or exchanged with its neighbour.
 *
 * The walk follows Typesense and shares its shortcuts: a branch is given up as soon as its cost is too high and the
 * letters around do not promise that it falls again, so a few words within the distance are not found; an exchange of
 * the first two letters counts two; a long word that the term outgrows by no more than the cost is taken.
 */
export function findNear(
  tree: RadixTree,
  term: string,
  minCost: number,
  maxCost: number,
  isPrefix: boolean,
): readonly number[] {
  const found: number[] = [];
  if (tree.root === NO_NODE || term === '') return found;
  const query = isPrefix ? term : `${term}\0`;
  const edits = new EditTable(query, minCost, maxCost, isPrefix);
  const { words } = tree;

  const visit = (ref: number, before: number, at: number): void => {
    const word = words[firstWord(tree, ref)] as string;
    const isWord = ref < 0;
    const end = isWord ? Math.min(word.length, query.length + maxCost) : (tree.depth[ref] as number);
    let previous = before;
    let depth = at;
    if (isWord && depth >= end) {
      if (edits.judge(depth, depth, 0, 0) === TAKE) found.push(ref);
      return;
    }
    for (; depth < end; depth++) {
      const char = word.charCodeAt(depth);
      const verdict = edits.read(depth, previous, char);
      if (verdict === TAKE) found.push(ref);
      if (verdict !== GO_ON) return;
      previous = char;
    }
    if (isWord) return;
    for (let kid = (tree.kidsTo[ref] as number) - 1; kid >= (tree.kidsFrom[ref] as number); kid--) {
      enter(tree.kids[kid] as number, previous, depth);
    }
  };

  /** Reads the letter that leads to a part of the tree, then the part. */
  const enter = (ref: number, previous: number, depth: number): void => {
    spend();
    const char = (words[firstWord(tree, ref)] as string).charCodeAt(depth);
    const verdict = edits.read(depth, previous, char);
    if (verdict === TAKE) found.push(ref);
    else if (verdict === GO_ON) visit(ref, char, depth + 1);
  };

  if (tree.root < 0) enter(tree.root, 0, 0);
  else visit(tree.root, 0, 0);
  return found;
}

/** Whether one word is within `maxCost` edits of a term, or begins so. */
export const isNear = (term: string, word: string, maxCost: number, isPrefix: boolean): boolean =>
  findNear(buildRadixTree([`${word}\0`]), term, 0, maxCost, isPrefix).length > 0;

/** Rows of the edit table, one for each number of letters read, shared by words with a common beginning. */
class EditTable {
  private readonly query: string;
  private readonly width: number;
  private readonly minCost: number;
  private readonly maxCost: number;
  private readonly isPrefix: boolean;
  private rows: Uint8Array;

  constructor(query: string, minCost: number, maxCost: number, isPrefix: boolean) {
    this.query = query;
    this.width = query.length + 1;
    this.minCost = minCost;
    this.maxCost = maxCost;
    this.isPrefix = isPrefix;
    this.rows = new Uint8Array(this.width * (query.length + 8));
    for (let i = 0; i < this.width; i++) this.rows[i] = i;
  }

  /** Takes one more letter of a word and says what to do with the words that begin so. */
  read(depth: number, previous: number, char: number): number {
    if (this.isPrefix && char === 0) return this.judge(depth, depth, previous, char);
    this.addRow(depth, previous, char);
    return this.judge(depth + 1, depth, previous, char);
  }

  private addRow(depth: number, previous: number, char: number): void {
    const { query, width } = this;
    const to = (depth + 1) * width;
    if (this.rows.length < to + width) {
      const larger = new Uint8Array(this.rows.length * 2 + width);
      larger.set(this.rows);
      this.rows = larger;
    }
    const { rows } = this;
    const above = depth * width;
    rows[to] = (rows[above] as number) + 1;
    for (let i = 1; i < width; i++) {
      const letter = query.charCodeAt(i - 1);
      let cost = (rows[above + i - 1] as number) + (letter === char ? 0 : 1);
      const dropped = (rows[above + i] as number) + 1;
      const added = (rows[to + i - 1] as number) + 1;
      if (dropped < cost) cost = dropped;
      if (added < cost) cost = added;
      if (depth > 1 && i > 1 && previous === letter && char === query.charCodeAt(i - 2)) {
        const exchanged = (rows[above - width + i - 2] as number) + 1;
        if (exchanged < cost) cost = exchanged;
      }
      rows[to + i] = cost;
    }
  }

  /** Judges the word read so far by its row: take all words that begin so, go on, or stop. */
  judge(row: number, index: number, previous: number, char: number): number {
    const { query, minCost, maxCost } = this;
    const at = row * this.width;
    const size = query.length;
    const fits = (cost: number, most: number): boolean => cost >= minCost && cost <= most;
    if (char === 0) {
      if (fits(this.rows[at + size] as number, maxCost)) return TAKE;
      const isOutgrown = index > 5 && size > index && size - index <= maxCost;
      return isOutgrown && fits(this.rows[at + index] as number, maxCost - 1) ? TAKE : STOP;
    }
    const length = index + 1;
    const cost = this.rows[at + Math.min(length, size)] as number;
    if (this.isPrefix && length >= size && fits(cost, maxCost)) return TAKE;
    if (cost <= maxCost) return GO_ON;
    const isAt = (offset: number, letter: number): boolean =>
      index + offset >= 0 && index + offset < size && query.charCodeAt(index + offset) === letter;
    if ((cost === 2 || cost === 3) && (isAt(1, char) || isAt(-1, char))) return GO_ON;
    if ((cost === 3 || cost === 4) && ((isAt(1, previous) && isAt(2, char)) || isAt(-2, char))) return GO_ON;
    return STOP;
  }
}
