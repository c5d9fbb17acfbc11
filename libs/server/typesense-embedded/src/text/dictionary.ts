/** Sorted words of a field, for prefix and typo look-ups. Rebuilt when words were added since the last look-up. */
export class Dictionary {
  readonly words: string[] = [];
  private readonly ids = new Map<string, number>();
  private sorted: Uint32Array = new Uint32Array(0);
  private sortedWords: string[] = [];
  private readonly cache = new Map<string, Uint32Array>();

  idOf(word: string): number | undefined {
    return this.ids.get(word);
  }

  add(word: string): number {
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.words.push(word) - 1;
      this.ids.set(word, id);
    }
    return id;
  }

  private refresh(): void {
    if (this.sorted.length === this.words.length) return;
    this.sorted = Uint32Array.from(this.words.keys());
    const { words } = this;
    this.sorted.sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
    this.sortedWords = Array.from(this.sorted, (id) => words[id] as string);
    this.cache.clear();
  }

  /** Ids of words at exactly `cost` edits from the term; with `isPrefix`, of words that begin so. */
  lookup(term: string, cost: number, isPrefix: boolean): Uint32Array {
    this.refresh();
    const key = `${cost}${isPrefix ? 'p' : 'w'}${term}`;
    let found = this.cache.get(key);
    if (!found) {
      found = cost === 0 ? this.exact(term, isPrefix) : this.fuzzy(term, cost, isPrefix);
      if (this.cache.size > 2000) this.cache.clear();
      this.cache.set(key, found);
    }
    return found;
  }

  private exact(term: string, isPrefix: boolean): Uint32Array {
    if (!isPrefix) {
      const id = this.ids.get(term);
      return id === undefined ? new Uint32Array(0) : Uint32Array.of(id);
    }
    return this.sorted.slice(this.lowerBound(term), this.lowerBound(`${term}\uffff`));
  }

  private lowerBound(word: string, from = 0): number {
    let low = from;
    let high = this.sortedWords.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sortedWords[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Walks the sorted words as a trie: rows of the edit table are shared by words with a common beginning. */
  private fuzzy(term: string, cost: number, isPrefix: boolean): Uint32Array {
    const width = term.length + 1;
    const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, i) => Math.min(i, 255))];
    /** Smallest distance of the term to any beginning of the word, by length of the beginning. */
    const best: number[] = [term.length];
    const found: number[] = [];
    let previous = '';
    let depth = 0;
    for (let i = 0; i < this.sortedWords.length;) {
      const word = this.sortedWords[i] as string;
      let shared = 0;
      while (shared < depth && shared < word.length && word.charCodeAt(shared) === previous.charCodeAt(shared))
        shared++;
      depth = shared;
      let isDead = false;
      while (depth < word.length) {
        depth++;
        const row = (rows[depth] ??= new Uint8Array(width));
        const smallest = editRow(term, word, depth, rows, row);
        best[depth] = Math.min(best[depth - 1] as number, row[width - 1] as number);
        if (smallest > cost) {
          isDead = true;
          break;
        }
      }
      previous = word;
      const distance = isPrefix
        ? (best[depth] as number)
        : isDead || depth < word.length
          ? 255
          : ((rows[depth] as Uint8Array)[width - 1] as number);
      if (distance === cost) found.push(this.sorted[i] as number);
      if (isDead && !(isPrefix && (best[depth] as number) <= cost))
        i = this.lowerBound(`${word.slice(0, depth)}\uffff`, i + 1);
      else i++;
    }
    return Uint32Array.from(found);
  }
}

/** One row of the optimal string alignment table (neighbouring letters swapped count one). Returns its smallest value. */
function editRow(term: string, word: string, depth: number, rows: readonly Uint8Array[], row: Uint8Array): number {
  const above = rows[depth - 1] as Uint8Array;
  const before = depth > 1 ? rows[depth - 2] : undefined;
  const char = word.charCodeAt(depth - 1);
  row[0] = Math.min(depth, 255);
  let smallest = row[0];
  for (let j = 1; j < row.length; j++) {
    const termChar = term.charCodeAt(j - 1);
    let value = (above[j - 1] as number) + (termChar === char ? 0 : 1);
    value = Math.min(value, (above[j] as number) + 1, (row[j - 1] as number) + 1);
    if (before && j > 1 && termChar === word.charCodeAt(depth - 2) && term.charCodeAt(j - 2) === char) {
      value = Math.min(value, (before[j - 2] as number) + 1);
    }
    row[j] = Math.min(value, 255);
    if (value < smallest) smallest = value;
  }
  return smallest;
}
