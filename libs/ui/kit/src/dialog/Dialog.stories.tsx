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
  title: 'UI/Kit/Dialog',
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

const opens: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Hours' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  // the focus goes round inside
  for (let press = 0; press < 4; press += 1) await userEvent.tab();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener).toHaveFocus());
};

export const Centre: Story = { play: opens };
export const WindowOrSheet: Story = { args: { placement: 'adaptive' }, play: opens };
export const SheetFromBelow: Story = { args: { placement: 'bottom' }, play: opens };
export const SheetFromTheSide: Story = { args: { placement: 'left' }, play: opens };
export const FullScreen: Story = { args: { placement: 'full', children: <p>Nothing here.</p> }, play: opens };
