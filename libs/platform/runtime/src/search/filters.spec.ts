import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, between } from './filters.js';

describe('filters', () => {
  it('TEN-07 a hostile value stays inside its quotes', () => {
    expect(anyOf('model', ['[a] || dealership_slug:other'])).toBe('model:=[`[a] || dealership_slug:other`]');
  });
  it('TEN-07 no value can close its quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (values) => {
        const filter = anyOf('model', values) ?? '';
        expect((filter.match(/`/g) ?? []).length % 2).toBe(0);
        expect(filter.replace(/`[^`]*`/g, '')).toMatch(/^(model:=(\[,*\])?)?$/);
      }),
    );
  });
  it('joins conditions in parentheses and drops empty ones', () => {
    expect(allOf([between('price', { min: 1, max: 9 }), undefined, anyOf('make', [])])).toBe(
      '((price:>=1) && (price:<=9))',
    );
  });
});
