import type { Plugin } from 'vite';
import { breakpoints } from '../tools/storybook/breakpoints.ts';
import { sharedComponents } from '../tools/storybook/components.ts';

const NAME = 'virtual:story-facts';

/** The module `virtual:story-facts`: what the sources say of shared components and of breakpoints. */
export function storyFacts(): Plugin {
  return {
    name: 'forecourt-story-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const COMPONENTS = ${JSON.stringify(sharedComponents())};
           export const BREAKPOINTS = ${JSON.stringify(breakpoints())};`
        : undefined,
  };
}
