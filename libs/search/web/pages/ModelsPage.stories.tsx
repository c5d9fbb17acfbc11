import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LONGEST } from '@forecourt/testing';
import { parseDirectory, type ModelDirectory } from '../rules/modelDirectory.js';
import { Component as ModelsPage } from './ModelsPage.js';
import type { ModelsData } from './modelsLoader.js';

const directory: ModelDirectory = {
  found: 418,
  models: [
    { name: 'Kia Sorento', count: 1, href: '/search?make=Kia&model=Sorento', from: 11 },
    { name: `${LONGEST.make} ${LONGEST.model}`, count: 12_345, href: '/search?make=Mercedes-Benz', from: 99_999_999 },
    { name: 'Jayco Journey', count: 2, href: '/search?make=Jayco' },
  ],
  manufacturers: [{ value: 'Kia', count: 93 }],
  bodies: [{ value: 'SUV', count: 426 }],
};
const read = (query: string, data?: ModelDirectory): ModelsData => ({
  filters: parseDirectory(new URLSearchParams(query)),
  ...(data && { directory: data }),
});
const page = (query: string, data?: ModelDirectory, next?: () => ModelsData) => ({
  page: () => ({ address: `/models?${query}`, data: read(query, data), ...(next && { next }) }),
});

const meta = {
  title: 'Pages/Search/Models page',
  component: ModelsPage,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', ...page('', directory) },
} satisfies Meta<typeof ModelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-17: a model without a price says how many there are, and no more. */
export const Models: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Kia Sorento\s*From \$11 · 1 in stock/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Jayco Journey\s*2 in stock/ })).toBeVisible();
  },
};
/** Right at the limit: the last page has no next one. */
export const LastPage: Story = {
  parameters: page('page=20', directory),
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of models' }));
    await expect(nav.queryByRole('link', { name: 'Next' })).toBeNull();
    await expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/models?page=19');
  },
};
/** A maker of an old link that nothing has stays to be seen and taken away. */
export const Empty: Story = {
  parameters: page('manufacturer=Trabant', { ...directory, found: 0, models: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Maker' })).toHaveDisplayValue('Trabant');
    await expect(canvas.getByRole('link', { name: 'All models' })).toHaveAttribute('href', '/models');
  },
};
export const Failed: Story = {
  parameters: page('manufacturer=Kia'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/models?manufacturer=Kia',
    );
  },
};
/** A choice leads to its own page at once. */
export const Chosen: Story = {
  parameters: page('', directory, () => read('body=SUV', { ...directory, found: 1 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Body' }), 'SUV (426)');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 model'));
    await expect(canvas.getByRole('combobox', { name: 'Body' })).toHaveDisplayValue('SUV (426)');
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
