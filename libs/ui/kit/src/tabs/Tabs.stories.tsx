import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Departments',
    tabs: [
      { id: 'sales', name: 'Sales', content: <p>Mon–Fri 8:30 am – 5:30 pm</p> },
      { id: 'service', name: 'Service', content: <p>Mon–Fri 7 am – 5 pm</p> },
      { id: 'parts', name: 'Parts', content: <p>Mon–Fri 8 am – 5 pm</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-01: by click, and by keys alone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Sales' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Service' }));
    await expect(canvas.getByText('Mon–Fri 7 am – 5 pm')).toBeVisible();
    await expect(canvas.getByText('Mon–Fri 8:30 am – 5:30 pm')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Parts' })).toHaveFocus();
    await expect(canvas.getByText('Mon–Fri 8 am – 5 pm')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Sales');
  },
};

/** VDP-25: the address opens a tab; a browser that finds words in a hidden one shows it, and its tab follows. */
export const Addressed: Story = {
  args: { isAddressed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = () => canvas.getByRole('tab', { selected: true });
    const parts = canvasElement.querySelector('#parts');
    await expect(parts).toHaveAttribute('hidden', 'until-found');
    window.location.hash = 'parts';
    await waitFor(() => expect(chosen()).toHaveAccessibleName('Parts'));
    await expect(parts).toBeVisible();
    canvasElement.querySelector('#service')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(chosen()).toHaveAccessibleName('Service'));
    await expect(parts).not.toBeVisible();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
/** More tabs than a phone is wide are swiped to, and the page does not scroll sideways. */
export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['Sales', 'Service', 'Parts', 'Body repairs', 'Tyres', 'Car wash'].map((name) => ({
      id: name,
      name,
      content: <p>Hours of {name}</p>,
    })),
  },
};
