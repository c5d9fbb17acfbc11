import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs, Container } from './layout.js';

const LONG = '2014 Mercedes-Benz Sprinter 516 CDI Long Wheel Base High Roof';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { trail: [{ name: 'Home', href: '#home' }, { name: 'Vehicles', href: '#stock' }, { name: 'Kia' }] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page itself is no link. */
export const Trail: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(nav.getByText('Kia')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Vehicles' })).toHaveFocus();
  },
};
export const OneStep: Story = {
  args: { trail: [{ name: 'Home' }] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('link')).toBeNull(),
};
export const LongText: Story = {
  args: { trail: [{ name: 'Home', href: '#home' }, { name: LONG.slice(5, 32), href: '#model' }, { name: LONG }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(LONG).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
