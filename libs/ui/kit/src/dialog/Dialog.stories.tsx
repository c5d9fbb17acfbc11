import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button.js';
import { TextField } from '../fields.js';
import { Dialog, type DialogProps } from './Dialog.js';

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Kit/Dialog',
  component: Opener,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Hours',
    children: <TextField label="Your name" isPlain />,
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (opener: HTMLElement) => {
  await userEvent.click(opener);
  return screen.findByRole('dialog', { name: 'Hours' }, { timeout: 5000 });
};
/** By keys in and out again; it ends open, to be looked at. */
const opens: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  const dialog = await open(opener);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  // the focus goes round inside
  for (let press = 0; press < 4; press += 1) await userEvent.tab();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener).toHaveFocus());
  const again = await open(opener);
  await waitFor(() => expect(again).toBeVisible());
};

export const Centre: Story = { play: opens };
export const WindowOrSheet: Story = { args: { placement: 'adaptive' }, play: opens };
export const SheetFromBelow: Story = { args: { placement: 'bottom' }, play: opens };
export const SheetFromTheSide: Story = { args: { placement: 'left' }, play: opens };
export const FullScreen: Story = { args: { placement: 'full', children: <p>Nothing here.</p> }, play: opens };
/** Back closes the window and stays on the page; closed in another way, the window leaves no entry behind. */
export const ClosedByBack: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    const [address, state] = [location.href, JSON.stringify(history.state)];
    await open(opener);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(location.href).toBe(address);
    await open(opener);
    await expect(JSON.stringify(history.state)).not.toBe(state);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(JSON.stringify(history.state)).toBe(state));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** More than fits: the window scrolls inside, its title and its way out stay. */
export const LongOnAPhone: Story = {
  args: {
    title: 'Public holiday hours of Gold Coast Volkswagen Commercial Centre Sunshine Automotive',
    placement: 'bottom',
    children: (
      <ul>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>Day {index + 1}: by appointment only</li>
        ))}
      </ul>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: /^Public holiday/ }, { timeout: 5000 });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    // what is only read can be scrolled by keys
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).getByRole('region')).toHaveFocus());
    within(dialog).getByText('Day 60: by appointment only').scrollIntoView({ behavior: 'instant' });
    const { top, right } = close.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(window.scrollX).toBe(0);
  },
};
