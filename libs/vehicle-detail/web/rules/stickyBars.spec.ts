import { describe, expect, it } from 'vitest';
import { stickyBars } from './stickyBars.js';

describe('bars that follow the page', () => {
  it.each([
    [0, false, false],
    [499, false, false],
    [500, true, false],
    [900, true, false],
    [901, true, true],
  ])('VDP-05 at %i px: header %s, bottom bar %s', (scrolled, header, bar) => {
    expect(stickyBars(scrolled, { headerFrom: 500, barBeyond: 900 })).toEqual({ header, bar });
  });
  it('VDP-05 a site may do without either', () => {
    const none = { headerFrom: undefined, barBeyond: undefined };
    expect(stickyBars(5000, none)).toEqual({ header: false, bar: false });
  });
});
