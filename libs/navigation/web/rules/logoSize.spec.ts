import { describe, expect, it } from 'vitest';
import { logoSize } from './logoSize.js';

describe('logoSize', () => {
  it.each([
    [undefined, 38, false],
    [1, 38, false],
    [1.9, 72, false],
    [4, 152, true],
    [0.5, 19, false],
  ])('TEN-05 a logo of shape %s is %s pixels wide', (shape, width, isWordMark) => {
    expect(logoSize(shape)).toMatchObject({ width, height: 38, isWordMark });
  });
});
