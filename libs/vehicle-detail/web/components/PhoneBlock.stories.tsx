import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shownPhone } from '@forecourt/vehicle';
import { PhoneBlock } from './PhoneBlock.js';

const NUMBER = '+61 2 5550 1200';

const meta = {
  title: 'Vehicle detail/PhoneBlock',
  component: PhoneBlock,
  args: { text: '02 5550 1200', href: 'tel:0255501200', isMasked: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-18 the number as people read it, dialled as it is dialled here. */
export const Direct: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Call 02 5550 1200' });
    await expect(link).toHaveAttribute('href', 'tel:0255501200');
  },
};

/** Shows the number on request, as the page does. */
function Asked() {
  const [isAsked, setAsked] = useState(false);
  const phone = shownPhone(NUMBER, isAsked ? 'direct' : 'masked', '#phone');
  const ask = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setAsked(true);
  };
  return phone ? <PhoneBlock {...phone} {...(isAsked ? {} : { onReveal: ask })} /> : null;
}

/** VDP-18 five characters, and all of them on request; the rest is not in the page before. */
export const Masked: Story = {
  render: () => <Asked />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('02 55** ****', { exact: false })).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/1200/);
    await userEvent.click(canvas.getByRole('link', { name: /Show number/ }));
    const call = canvas.getByRole('link', { name: 'Call 02 5550 1200' });
    await expect(call).toHaveAttribute('href', 'tel:0255501200');
    await expect(call).toHaveFocus();
  },
};
