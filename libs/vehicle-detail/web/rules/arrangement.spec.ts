import { describe, expect, it } from 'vitest';
import { vehicleDetailConfig } from '../config.js';
import { arrangeSections, type Block } from './arrangement.js';

const NOTHING_FOLDED = { folded: [], isGone: false } as const;
const section = (name: string) => ({ kind: 'section', names: [name] });
const namesOf = (blocks: readonly Block<string>[]) => blocks.flatMap(({ names }) => names);

describe('sections of the page', () => {
  it('VDP-01 follow the specification’s order unless a site says otherwise', () => {
    const { beside, below } = arrangeSections(vehicleDetailConfig.defaults.sections ?? [], NOTHING_FOLDED);
    const order = [...namesOf(beside), ...namesOf(below)];
    const named = [
      'key-information',
      'specifications',
      'used-car-checks',
      'video',
      'comments',
      'fuel',
      'delivery',
      'sections',
      'similar',
      'blogs',
      'location',
    ];
    expect(order.filter((name) => named.includes(name))).toEqual(named);
  });
  it('VDP-07 key information, features and specifications share one place, that of the first of them', () => {
    expect(
      arrangeSections(['comments', 'key-information', 'fuel', 'features', 'specifications'], NOTHING_FOLDED),
    ).toEqual({
      beside: [
        section('comments'),
        { kind: 'tabs', names: ['key-information', 'features', 'specifications'] },
        section('fuel'),
      ],
      below: [],
    });
    expect(arrangeSections(['comments', 'similar', 'features'], NOTHING_FOLDED).below).toEqual([
      section('similar'),
      { kind: 'tabs', names: ['features'] },
    ]);
  });
  it('VDP-01 what follows a row of vehicles is as wide as the page', () => {
    expect(arrangeSections(['comments', 'similar', 'location'], NOTHING_FOLDED)).toEqual({
      beside: [section('comments')],
      below: [section('similar'), section('location')],
    });
    expect(arrangeSections(['comments', 'location'], NOTHING_FOLDED)).toEqual({
      beside: [section('comments'), section('location')],
      below: [],
    });
  });
  it('VDP-01 a section that is named twice appears once', () => {
    expect(arrangeSections(['fuel', 'comments', 'fuel'], NOTHING_FOLDED).beside).toEqual([
      section('fuel'),
      section('comments'),
    ]);
  });
  it('VDP-01 sections that begin folded share a card with those next to them', () => {
    expect(
      arrangeSections(['whats-included', 'why-buy', 'comments', 'fuel', 'similar', 'delivery'], {
        folded: ['why-buy', 'whats-included', 'fuel', 'delivery'],
        isGone: false,
      }),
    ).toEqual({
      beside: [
        { kind: 'folds', names: ['whats-included', 'why-buy'] },
        section('comments'),
        { kind: 'folds', names: ['fuel'] },
      ],
      below: [section('similar'), { kind: 'folds', names: ['delivery'] }],
    });
  });
  it('VDP-06 of a vehicle that is gone, similar ones come first, where the site shows any', () => {
    expect(arrangeSections(['comments', 'similar', 'location'], { folded: [], isGone: true })).toEqual({
      beside: [section('similar'), section('comments')],
      below: [section('location')],
    });
    expect(arrangeSections(['comments'], { folded: [], isGone: true }).beside).toEqual([section('comments')]);
  });
});
