/**
 * Sorted words as a radix tree: an inner node wherever words part. A reference is the number of an inner node, or
 * `~position` for a word.
 */
export interface RadixTree {
  /** Sorted by byte; each ends with a NUL so that no word is the beginning of another. */
  readonly words: readonly string[];
  readonly root: number;
  /** Per inner node: how many characters its words share. */
  readonly depth: Uint16Array;
  /** Per inner node: position of its first word, and after its last. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Per inner node: where its children are in `kids`, in ascending order of their first character. */
  readonly kidsFrom: Uint32Array;
  readonly kidsTo: Uint32Array;
  readonly kids: Int32Array;
}

export const NO_NODE = 0x7fffffff;

/** Position of the first word under a reference. */
export const firstWord = (tree: RadixTree, ref: number): number => (ref < 0 ? ~ref : (tree.from[ref] as number));

/** Builds the tree of sorted words in one pass over them. */
export function buildRadixTree(words: readonly string[]): RadixTree {
  const most = Math.max(1, words.length);
  const tree = {
    words,
    root: NO_NODE,
    depth: new Uint16Array(most),
    from: new Uint32Array(most),
    to: new Uint32Array(most),
    kidsFrom: new Uint32Array(most),
    kidsTo: new Uint32Array(most),
    kids: new Int32Array(most * 2),
  };
  let nodes = 0;
  let placed = 0;
  const build = (from: number, to: number, above: number): number => {
    if (to - from === 1) return ~from;
    const first = words[from] as string;
    const last = words[to - 1] as string;
    let depth = above;
    while (first.charCodeAt(depth) === last.charCodeAt(depth)) depth++;
    const node = nodes++;
    tree.depth[node] = depth;
    tree.from[node] = from;
    tree.to[node] = to;
    const kids: number[] = [];
    for (let start = from; start < to;) {
      const char = (words[start] as string).charCodeAt(depth);
      let end = start + 1;
      while (end < to && (words[end] as string).charCodeAt(depth) === char) end++;
      kids.push(build(start, end, depth + 1));
      start = end;
    }
    tree.kidsFrom[node] = placed;
    for (const kid of kids) tree.kids[placed++] = kid;
    tree.kidsTo[node] = placed;
    return node;
  };
  if (words.length > 0) tree.root = build(0, words.length, 0);
  return tree;
}
