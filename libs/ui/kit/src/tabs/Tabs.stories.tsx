import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'UI/Kit/Tabs',
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
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('8 am');
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Sales');
  },
};
