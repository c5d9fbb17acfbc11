import { describe, expect, it } from 'vitest';
import { hidePhones } from './hiddenPhones.js';
import { callLabel, choosePhone, internationalPhone, maskPhone, placePhone, shownPhone } from './phone.js';

describe('phone block', () => {
  it.each([
    ['/cars/2021-kia-rio', 'new', 'New Car'],
    ['/cars/2021-kia-rio', 'demo', 'Used Car'],
    ['/cars/2021-kia-rio', 'used', 'Used Car'],
    ['/search/new-cars', undefined, 'New Car'],
    ['/search/used-cars/kia', 'new', 'Used Car'],
    ['/search/newcastle', undefined, 'Used Car'],
  ] as const)('VDP-18 a call from %s about a %s vehicle counts as %s', (path, carType, label) => {
    expect(callLabel(path, carType)).toBe(label);
  });
  it.each([
    ['02 5550 1200', '02 55** ****'],
    ['0491 570 006', '0491 *** ***'],
    ['13 12 13', '13 12 **'],
  ])('VDP-18 of %s the first five characters stay visible', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('a number for machines', () => {
  it.each([
    ['02 5550 1200', '+61 2 5550 1200'],
    ['+61 (0)491 570 006', '+61 491 570 006'],
    ['0061255501200', '+61 2 5550 1200'],
    ['1300 555 010', '1300 555 010'],
    ['13 12 13', '13 12 13'],
  ])('VDP-18 %s has the code of the country: %s', (phone, dialled) => expect(internationalPhone(phone)).toBe(dialled));
});

describe('the number of a place on a page', () => {
  it.each([
    ['the override before its own', { override: '1', used: '2' }, '3', '1'],
    ['its own before those of the site', { new: '1', used: '2' }, '3', '3'],
    ['that of the site where it has none', { used: '2' }, undefined, '2'],
  ])('VDP-18 next to a place’s address is %s', (_name, phones, own, phone) => {
    expect(placePhone(phones, own)).toBe(phone);
  });
  it('VDP-18 a feed’s own word for a condition names no number', () => {
    expect(choosePhone({ used: '2' }, '__proto__' as never)).toBe('2');
    expect(choosePhone({ used: '2', override: '' }, 'override' as never)).toBe('2');
  });
  it('VDP-18 is shown, or masked with the way to it, or not there at all', () => {
    expect(shownPhone('+61 2 5550 1200', 'direct')).toEqual({
      text: '02 5550 1200',
      href: 'tel:0255501200',
      isMasked: false,
    });
    expect(shownPhone('0255501200', 'masked', '/phone')).toEqual({
      text: '02 55** ****',
      href: '/phone',
      isMasked: true,
    });
    // what was masked on its way to the browser
    expect(shownPhone('02 55** ****', 'masked', '/phone')?.text).toBe('02 55** ****');
    expect(shownPhone('0255501200', 'masked')).toBeUndefined();
    expect(shownPhone(undefined, 'direct')).toBeUndefined();
  });
});

describe('numbers that no browser may see yet', () => {
  it.each([
    ['02 5550 1200', '02 55** ****'],
    ['Call (02) 5550-1200 now', 'Call 02 55** **** now'],
    ['0255501200.', '02 55** ****.'],
    ['+61 2 5550 1200', '02 55** ****'],
    ['+61 (0)2 5550 1200', '02 55** ****'],
    ['0061255501200', '02 55** ****'],
    ['<a href="tel:+61255501200">02 5550 1200</a>', '<a href="/phone">02 55** ****</a>'],
    ['1300 555 010', '1300 *** ***'],
    ['10255501200 and 02555012001', '10255501200 and 02555012001'],
    ['02 5550 1201', '02 5550 1201'],
  ])('VDP-18 "%s" becomes "%s"', (text, hidden) => {
    expect(hidePhones({ a: [{ b: text }], n: 1 }, ['+61 2 5550 1200', '1300 555 010', undefined], '/phone')).toEqual({
      a: [{ b: hidden }],
      n: 1,
    });
  });
});
