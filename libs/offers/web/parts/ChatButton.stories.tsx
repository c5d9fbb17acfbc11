import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Component as ChatButton } from './ChatButton.js';

const CHAT = `data:text/html,${encodeURIComponent('<!doctype html><title>Chat</title><p>How can we help?')}`;

const meta = {
  title: 'Offers/Web chat',
  component: ChatButton,
  args: { url: CHAT, title: 'Chat with us', text: 'Enquire Now', name: 'D-Max, ready to drive away' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * OFR-01: on some sites the enquiry of an offer is the dealer’s chat. It opens over the page and gives the focus back.
 */
export const Opens: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('link', { name: 'Enquire Now: D-Max, ready to drive away' });
    await userEvent.click(button);
    const chat = within(await screen.findByRole('dialog', { name: 'Chat with us' }));
    await expect(chat.getByTitle('Chat with us')).toHaveAttribute('src', CHAT);
    await expect(chat.getByRole('link', { name: 'Open it on a page of its own' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const OnAPhone: Story = { tags: ['in-full'], ...Opens, globals: { viewport: { value: 'phone' } } };
/** Before its code is there it is a link. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Enquire Now/ });
    await expect(link).toHaveAttribute('href', CHAT);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
