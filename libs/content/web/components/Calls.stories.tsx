import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '@forecourt/words';
import { defaultCalls } from '../rules/defaultCalls.js';
import { contentWords } from '../words/contentWords.js';
import { Calls } from './Calls.js';

const meta = {
  title: 'Content/Calls to action',
  component: Calls,
  args: { calls: defaultCalls(wordsOf({ config: {} }, contentWords)) },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Calls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** B2.2: offers, service, selling a car, each at the address that the site gives the page. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/special-offers', '/service', '/contact-us']);
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** A call whose page the site does not have is not there. */
export const WithoutItsPage: Story = {
  args: {
    calls: [{ title: 'Trade in', text: '', icon: 'body', link: { label: 'Value it', to: 'forms/no-such-page' } }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
