/** What a library was found to do in an app outside, in the order in which its tests say it. */
export class OutsideTable {
  readonly #rows = new Map<string, Map<string, string>>();

  /** Keeps what a test found of a library. */
  say(library: string, column: string, found: string): void {
    const row = this.#rows.get(library) ?? new Map<string, string>();
    this.#rows.set(library, row.set(column, found));
  }

  /** A line for each library, a column for each thing; a dash where a test failed or did not run. */
  toString(): string {
    const columns = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))];
    const lines = [
      ['library', ...columns],
      ...[...this.#rows].map(([library, row]) => [library, ...columns.map((column) => row.get(column) ?? '–')]),
    ];
    const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
    return lines
      .map((line) =>
        line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  }
}
