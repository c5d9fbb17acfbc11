import { describe, expect, it } from 'vitest';
import { LIBRARIES } from '../packages/libraries.ts';
import { LIBRARY_BUDGETS } from './libraryBudgets.ts';
import { bundledLibraries, librarySize, sizeProblems, type LibrarySize } from './librarySize.ts';

describe('the published libraries', () => {
  it('LIB-01 keep to the budgets of what they add to a bundle', async () => {
    const sizes: LibrarySize[] = [];
    // one after another: two bundlers at once take the memory of both
    for (const dir of bundledLibraries(LIBRARIES)) sizes.push(await librarySize(dir));
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizeProblems(sizes, LIBRARY_BUDGETS)).toEqual([]);
  });
});
