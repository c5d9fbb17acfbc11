import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildVehicle } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { SidebarActions } from './SidebarActions.js';

const request = fn();

const meta = {
  title: 'Vehicle detail/SidebarActions',
  component: SidebarActions,
  args: { vehicle: buildVehicle({ id: 'R1' }), group: 'first' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
        <StoreState slice="vehicle-detail" />
      </div>
    ),
  ],
} satisfies Meta<typeof SidebarActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-18 a masked number is requested once, is then known to the whole page, and the focus stays. */
export const MaskedNumber: Story = {
  globals: { dealer: 'wattle' },
  parameters: { api: { request } },
  beforeEach: () => {
    const answer = { stored: true, phone: '03 5550 3400' };
    request.mockReset().mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer), 200)));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: /Show number/ });
    await expect(canvasElement.innerHTML).not.toMatch(/3400|tel:/);
    await userEvent.dblClick(link);
    const call = await canvas.findByRole('link', { name: 'Call 03 5550 3400' });
    await expect(call).toHaveAttribute('href', 'tel:0355503400');
    await expect(call).toHaveFocus();
    await expect(request).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('State of vehicle-detail')).toHaveTextContent('"vehicleId": "R1"');
  },
};
/** VDP-04 the first two that the vehicle offers are directly below the price. */
export const NumberInFull: Story = {
  globals: { dealer: 'harbour' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Call 02 5550 1210', 'Book a Test Drive']);
  },
};
/** VDP-04 ways to commit to the vehicle are buttons, everything else is a quiet row. */
export const Others: Story = {
  args: { group: 'others' },
  globals: { dealer: 'harbour' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Get Finance Now',
      'Trade-In Valuation',
      'Request Photos',
    ]);
    await expect(rows).not.toContain(canvas.getByRole('link', { name: 'Reserve Online' }));
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
