import { describe, expect, it } from 'vitest';
import { isUsable, ownArgs, partArgs, sharedArgs, usableControls, type ArgTypes } from './controls.ts';

const SHARED: ArgTypes = { density: { options: ['compact', 'airy'], control: 'select' } };
const TRAIL = { trail: [{ name: 'Home', href: '/', isLast: false }, { name: 'Kia' }] };

const usableIn = (argTypes: ArgTypes) =>
  Object.entries(argTypes)
    .filter(([, argType]) => isUsable(argType))
    .map(([name]) => name);

describe('LIB-03 controls of a story', () => {
  it('are of the kind of what the component is given, where Storybook found none', () => {
    const found: ArgTypes = { text: {}, isMasked: { control: { type: 'object' } }, rows: { description: 'Lines.' } };
    expect(usableControls({ text: '02 5550 1200', isMasked: false, rows: 3 }, found, SHARED)).toEqual({
      text: { control: { type: 'text' } },
      isMasked: { control: { type: 'boolean' } },
      rows: { description: 'Lines.', control: { type: 'number' } },
    });
  });

  it('leave what a story says itself', () => {
    const own: ArgTypes = { tone: { control: 'select', options: ['a'] }, label: { control: false } };
    expect(usableControls({ tone: 'a', label: 'b' }, own, SHARED)).toEqual(own);
  });

  it('are one for each word, number and switch of a list or an object, but not for names that the program uses', () => {
    const all = usableControls(TRAIL, { trail: { control: { type: 'object' } } }, SHARED);
    expect(usableIn(all)).toEqual(['trail 1 name', 'trail 1 isLast', 'trail 2 name']);
    expect(all['trail 1 isLast']).toMatchObject({
      control: { type: 'boolean' },
      table: { category: 'Parts of trail' },
    });
    expect(partArgs(TRAIL)).toEqual({ 'trail 1 name': 'Home', 'trail 1 isLast': false, 'trail 2 name': 'Kia' });
  });

  it('pass over elements, functions, maps, and what holds itself', () => {
    const loop: Record<string, unknown> = { title: 'a' };
    loop['self'] = loop;
    const element = { $$typeof: Symbol.for('react.element'), props: { text: 'x' } };
    expect(partArgs({ loop, element, map: new Map([['a', 1]]), onClick: () => 'x', none: null })).toEqual({
      'loop title': 'a',
    });
  });

  it('are those that all share where a story has none', () => {
    expect(usableControls({}, {}, SHARED)).toEqual(SHARED);
    expect(usableControls({ onPress: () => undefined }, { onPress: {} }, SHARED)).toMatchObject(SHARED);
    expect(usableControls({ text: 'a' }, {}, SHARED)).not.toHaveProperty('density');
  });
});

describe('LIB-03 what a component is given', () => {
  const initial = { ...TRAIL, ...partArgs(TRAIL), title: 'x' };

  it('is what its story says while nothing is changed: the same objects', () => {
    const args = ownArgs(initial, initial, SHARED);
    expect(args).toEqual({ ...TRAIL, title: 'x' });
    expect(args['trail']).toBe(TRAIL.trail);
  });

  it('has the part that was changed, and the others as they were', () => {
    const { trail } = ownArgs({ ...initial, 'trail 2 name': 'Mazda' }, initial, SHARED) as typeof TRAIL;
    expect(trail).toEqual([TRAIL.trail[0], { name: 'Mazda' }]);
    expect(trail[0]).toBe(TRAIL.trail[0]);
    expect(TRAIL.trail[1]).toEqual({ name: 'Kia' });
  });

  it('has nothing of another kind than its part, and nothing of what all share', () => {
    const args = ownArgs({ ...initial, 'trail 1 name': undefined, density: 'airy' }, initial, SHARED);
    expect(args).toEqual({ ...TRAIL, title: 'x' });
    expect(sharedArgs({ title: 'x', density: 'airy' }, SHARED)).toEqual({ density: 'airy' });
    expect(sharedArgs({ density: undefined }, SHARED)).toEqual({});
  });

  it('keeps a property of a story whose name is like that of a part', () => {
    const own = { trail: TRAIL.trail, 'trail 1 name': 'own' };
    expect(ownArgs(own, own, SHARED)).toEqual(own);
  });
});
