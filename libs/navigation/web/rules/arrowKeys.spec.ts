import { describe, expect, it } from 'vitest';
import { focusAfter } from './arrowKeys.js';

const menuOf = (isOpen: boolean) => {
  const menu = document.createElement('ul');
  menu.innerHTML =
    `<li><a id="home"></a></li><li><details ${isOpen ? 'open' : ''}><summary id="stock"></summary><div><ul>` +
    `<li><a id="all"></a></li><li><a id="new"></a></li></ul></div></details></li><li><a id="contact"></a></li>`;
  return menu;
};

describe('keys in the menu', () => {
  it.each([
    ['ArrowRight', 'home', 'stock'],
    ['ArrowRight', 'contact', 'home'],
    ['ArrowLeft', 'home', 'contact'],
    ['ArrowRight', 'new', 'contact'],
    ['ArrowDown', 'stock', 'all'],
    ['ArrowDown', 'new', 'all'],
    ['ArrowUp', 'new', 'all'],
    ['ArrowUp', 'all', 'stock'],
    ['Home', 'contact', 'home'],
    ['End', 'all', 'new'],
    ['a', 'all', undefined],
  ])('NAV-01 %s from %s leads to %s', (key, from, to) => {
    const menu = menuOf(true);
    expect(focusAfter(key, menu.querySelector(`#${from}`) as Element, menu)?.id).toBe(to);
  });
  it('NAV-01 down does nothing on a closed entry, so that the page scrolls', () => {
    const menu = menuOf(false);
    expect(focusAfter('ArrowDown', menu.querySelector('#stock') as Element, menu)).toBeUndefined();
  });
});
