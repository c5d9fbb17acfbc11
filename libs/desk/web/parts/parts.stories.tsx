import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoreState } from '@forecourt/testing/store';
import '../state/deskSlice.js';
import { Component as BackToLeads } from './BackToLeadsPart.js';
import { Component as KeptFilters } from './KeptFiltersPart.js';

const meta = {
  title: 'Desk/Filters in the tab',
  component: KeptFilters,
  args: { query: 'q=kim&state=new&place=auburn' },
  render: (args) => (
    <main>
      <h1>Leads</h1>
      <KeptFilters {...args} />
      <p>
        <BackToLeads href="/desk" />
      </p>
      <StoreState slice="desk" />
    </main>
  ),
} satisfies Meta<typeof KeptFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** API-01: the way back has the filters, and nothing that was searched for. */
export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('href', '/desk?state=new&place=auburn'));
    await expect(canvas.getByLabelText('State of desk')).not.toHaveTextContent('kim');
  },
};
export const Unfiltered: Story = {
  args: { query: '' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/desk'));
  },
};
