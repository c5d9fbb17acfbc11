import { describe, expect, it } from 'vitest';
import { breakpoints } from '../storybook/breakpoints.ts';
import { sharedComponents } from '../storybook/components.ts';

describe('LIB-03 shared components', () => {
  const components = sharedComponents();

  it('are found with their properties', () => {
    expect(components.find(({ name }) => name === 'Button')?.properties.map(({ name }) => name)).toEqual([
      'variant',
      'isWide',
      'icon',
      'children',
      'isBusy',
    ]);
  });
  it.each(components.map((component) => [component.name, component] as const))(
    '%s: Storybook says what each property is for',
    (_, { properties }) => {
      expect(properties.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
    },
  );
  it('change their styles at widths that the foundations list', () => {
    expect(breakpoints()[0]).toMatchObject({ width: 900, of: 'page' });
  });
});
