import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button.js';
import { Toaster } from './Toaster.js';
import { toastsOf, type ToastContent } from './toastStore.js';

const page = {};
const toasts = toastsOf(page);

function Stage(content: ToastContent) {
  return (
    <main style={{ minHeight: 220 }}>
      <h1>Vehicles</h1>
      <Button onClick={() => toasts.show(content)}>Save</Button>
      <Toaster toasts={toasts} />
    </main>
  );
}

const meta = {
  title: 'Kit/Toast',
  component: Stage,
  args: { text: '2021 Kia Rio is saved.', tone: 'success' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => toasts.dismiss(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (canvasElement: HTMLElement, text: string | RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { timeout: 5000 });
  return canvas;
};

/** NAV-08: announced politely, dismissed by its button, and the focus goes back. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, '2021 Kia Rio is saved.');
    await expect(canvas.getByText('2021 Kia Rio is saved.').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('2021 Kia Rio is saved.')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

const onAction = fn();
/** NAV-08: one thing to do about it; then it is gone. */
export const WithUndo: Story = {
  args: { text: '2021 Kia Rio is no longer saved.', action: { label: 'Undo', onAction } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /no longer saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onAction).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByText(/no longer saved/)).toBeNull());
    await shown(canvasElement, /no longer saved/);
  },
};
export const WithLink: Story = {
  args: { action: { label: 'View', href: '/garage' } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /is saved/);
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/garage');
  },
};
/** NAV-08: one at a time, and updatable. */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /is saved/);
    const id = toasts.show({ text: 'Saving …' });
    await waitFor(() => expect(canvas.getByText('Saving …')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/is saved/)).toBeNull());
    toasts.update(id, { text: 'All saved' });
    await waitFor(() => expect(canvas.getByText('All saved')).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-toast]')).toHaveLength(1);
  },
};
/** NAV-08: Escape closes it from inside, and the focus goes back. */
export const Escaped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /is saved/);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/is saved/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};
/** Disappears after its duration, but not under the pointer. */
export const Timed: Story = {
  args: { duration: 400 },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /is saved/);
    await userEvent.hover(canvas.getByText(/is saved/));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(canvas.getByText(/is saved/)).toBeVisible();
    await userEvent.unhover(canvas.getByText(/is saved/));
    await waitFor(() => expect(canvas.queryByText(/is saved/)).toBeNull());
  },
};
export const LongTextOnAPhone: Story = {
  args: {
    text: '2024 Mercedes-Benz Sprinter 516 CDI Long Wheel Base High Roof RWD is in your comparison.',
    action: { label: 'Compare', href: '/compare' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /Sprinter/);
    const box = canvas
      .getByText(/Sprinter/)
      .closest('[data-toast]')
      ?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Something could not be done: announced as politely, with a different icon. */
export const Warning: Story = {
  args: { tone: 'warning', text: 'You can compare 4 vehicles at a time. Remove one to add another.' },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement, /Remove one/);
    await expect(canvas.getByText(/Remove one/).closest('[aria-live="polite"]')).not.toBeNull();
    // from the button to the toast, and on to what is in it
    await userEvent.tab();
    await expect(canvas.getByRole('dialog', { name: /Remove one/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Remove one/)).toBeNull());
    await shown(canvasElement, /Remove one/);
  },
};
