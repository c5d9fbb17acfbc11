import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BROKEN_SEARCH, buildAnswer, buildSearch, buildStock, NOW, SLOW_SEARCH } from '@forecourt/testing';
import { VehicleList, type VehicleListProps } from './VehicleList.js';

const FOUND = buildSearch([buildAnswer(buildStock(6), { found: 42 })]);

/** Vehicles in a page of your own, such as those of one make below an article. The stock is the site's. */
const meta = {
  title: 'Search/Vehicle list',
  component: VehicleList,
  args: { now: NOW, address: '?make=Kia', count: 6, layout: 'grid', headingLevel: 2, isAlone: false },
  parameters: { search: FOUND },
  render: (args: VehicleListProps) => (
    <>
      <h1>Our Kias</h1>
      {args.headingLevel === 3 && <h2>Latest arrivals</h2>}
      <VehicleList {...args} />
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VehicleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six of 42, and the way to the others. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'See all 42 vehicles' })).toHaveAttribute('href', '/search/kia');
  },
};
export const InRows: Story = { args: { layout: 'list', headingLevel: 3 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The page has a link of its own. */
export const WithoutLink: Story = {
  args: { isAlone: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { search: SLOW_SEARCH },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading vehicles …')).toBeInTheDocument();
  },
};
export const None: Story = {
  parameters: { search: buildSearch([buildAnswer([])]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No such vehicle is for sale here just now.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { search: BROKEN_SEARCH },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^The vehicles cannot be read just now/)).toBeVisible();
  },
};
