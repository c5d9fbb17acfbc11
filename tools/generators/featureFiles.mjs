// The files of a new feature: what every feature has, small enough to be written over.

const pascalOf = (id) => id.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter) => letter.toUpperCase());

/** Paths below `src` and their texts, for a feature with a kebab-case id. */
export function featureFiles(id) {
  const pascal = pascalOf(id);
  const words = pascal.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  const name = pascal[0].toLowerCase() + pascal.slice(1);
  return {
    'index.ts': `export { ${name}Feature } from './feature.js';
export type { ${pascal}Config } from './config.js';
`,
    'section.ts': `import { sectionRef } from '@forecourt/site-config';
import type { ${pascal}Config } from './config.js';

export const ${name}Section = sectionRef<${pascal}Config>('${id}');
`,
    'config.ts': `import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { ${name}Section } from './section.js';

const schema = z.strictObject({
  title: z.string().min(1).max(80).describe('Heading of the section on the front page.'),
});
export type ${pascal}Config = z.infer<typeof schema>;

export const ${name}Config = defineSection(${name}Section, {
  schema,
  defaults: { title: '${words}' } satisfies ${pascal}Config,
});
`,
    'feature.ts': `import { homeSectionsSlot } from '@forecourt/contracts';
import { defineFeature, fill } from '@forecourt/composition';
import { ${name}Section } from './section.js';

export const ${name}Feature = defineFeature({
  id: '${id}',
  sections: [${name}Section],
  slice: { reducerPath: '${id}', load: () => import('./state/${name}Slice.js') },
  fills: [
    fill(homeSectionsSlot, {
      id: '${id}/home',
      hydrate: 'visible',
      load: () => import('./fills/HomeSection.js'),
      loader: () => import('./fills/homeLoader.js'),
    }),
  ],
});
`,
    'feature.spec.ts': `import { describeFeature } from '@forecourt/testing/feature';
import { ${name}Feature } from './feature.js';

describeFeature(${name}Feature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
`,
    [`state/${name}Slice.ts`]: `import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';

export interface ${pascal}State {
  /** The shopper has seen enough of it. */
  isDismissed: boolean;
}

const initialState: ${pascal}State = { isDismissed: false };

const ${name}Slice = createSlice({
  name: '${id}',
  initialState,
  reducers: {
    dismissed: (state) => {
      state.isDismissed = true;
    },
  },
  selectors: {
    selectIsDismissed: ({ isDismissed }) => isDismissed,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof ${name}Slice> {}
}

const slice = ${name}Slice.injectInto(rootReducer);
export const { dismissed } = slice.actions;
export const { selectIsDismissed } = slice.selectors;

const selectKeptDismissal = ({ isDismissed }: ${pascal}State) => (isDismissed ? true : undefined);

export const state = persist(slice, {
  in: 'device',
  version: 1,
  select: selectKeptDismissal,
  read: (kept) => ({ isDismissed: kept === true }),
});
`,
    [`state/${name}Slice.spec.ts`]: `import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { dismissed, selectIsDismissed } from './${name}Slice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });

beforeEach(() => localStorage.clear());

describe('what was dismissed', () => {
  it('stays so on this device', () => {
    const tab = openTab();
    expect(selectIsDismissed(tab.getState())).toBe(false);
    tab.dispatch(dismissed());
    expect(selectIsDismissed(tab.getState())).toBe(true);
    expect(selectIsDismissed(openTab().getState())).toBe(true);
  });
});
`,
    'fills/homeLoader.ts': `import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchContext } from '@forecourt/runtime';

export interface HomeData {
  /** Vehicles that the site shows. */
  readonly found: number;
}

/** Read on the server, before the page is drawn. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const [answer] = await context
    .get(searchContext)
    .multiSearch([{ q: '*', per_page: 0 }], { signal: request.signal });
  return { found: answer?.found ?? 0 };
}
`,
    'fills/home.styles.ts': `import { css } from '@emotion/react';

export const section = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' });
`,
    'fills/HomeSection.tsx': `import { useId } from 'react';
import { useSection } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button } from '@forecourt/ui-kit';
import { ${name}Section } from '../section.js';
import { dismissed, selectIsDismissed } from '../state/${name}Slice.js';
import * as styles from './home.styles.js';
import type { HomeData } from './homeLoader.js';

/** \`data\` is null where the search did not answer. */
export function Component({ data }: { data?: unknown }) {
  const { title } = useSection(${name}Section);
  const isDismissed = useAppSelector(selectIsDismissed);
  const dispatch = useAppDispatch();
  const heading = useId();
  const home = data as HomeData | null | undefined;
  if (isDismissed) return null;
  return (
    <section css={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {home && <p>{home.found} vehicles</p>}
      <Button variant="outline" onClick={() => dispatch(dismissed())}>
        Hide this
      </Button>
    </section>
  );
}
`,
    'fills/HomeSection.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoreState } from '@forecourt/testing/store';
import '../state/${name}Slice.js';
import { Component } from './HomeSection.js';

const meta = {
  title: '${pascal}/HomeSection',
  component: Component,
  args: { data: { found: 1560 } },
  decorators: [
    (Story) => (
      <main>
        <h1>Front page</h1>
        <Story />
        <StoreState slice="${id}" />
      </main>
    ),
  ],
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByLabelText('State of ${id}')).toHaveTextContent('true');
  },
};
/** The search did not answer. */
export const WithoutCount: Story = { args: { data: null } };
`,
  };
}
