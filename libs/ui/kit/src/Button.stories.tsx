import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from './Button.js';

const VARIANTS = ['solid', 'brand', 'outline', 'quiet'] as const;

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Search 865 vehicles', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space press it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
/** Loading: screen readers hear it, and the button keeps the focus that a disabled one would lose. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Please wait …' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' }}>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} icon="search" />
      ))}
      <ButtonLink href="#stock" variant="outline" icon="filter">
        Filters
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(within(canvasElement).getByRole('link', { name: 'Filters' })).toHaveAttribute('href', '#stock');
  },
};
/** Words that do not fit their column wrap; they never reach out of the button. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-3)', width: 200 }}>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} isWide icon="pin">
          Find me something similar at Gold Coast Volkswagen Commercial Centre
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1);
  },
};
