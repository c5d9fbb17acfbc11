import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { WhereAmI } from '../rules/whereAmI.js';
import { UseMyLocation } from './UseMyLocation.js';

const answers = (answer: WhereAmI) => () => Promise.resolve(answer);
const meta = {
  title: 'Search/UseMyLocation',
  component: UseMyLocation,
  args: { onPostcode: fn(), find: answers({ kind: 'found', postcode: '4350' }) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <h1>Vehicles</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UseMyLocation>;
export default meta;
type Story = StoryObj<typeof meta>;

const failsWith = (text: RegExp): Story['play'] => {
  return async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(args.onPostcode).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  };
};

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Use my location' });
    await userEvent.click(button);
    await within(canvasElement).findByRole('button', { name: 'Use my location' });
    await expect(args.onPostcode).toHaveBeenCalledWith('4350');
  },
};
/** The browser may ask for permission first: meanwhile the button says that it is looking, and ignores a press. */
export const Looking: Story = {
  args: { find: fn(() => new Promise<WhereAmI>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Finding your location …' }));
    await expect(args.find).toHaveBeenCalledTimes(1);
  },
};
export const Denied: Story = { args: { find: answers({ kind: 'denied' }) }, play: failsWith(/does not share/) };
export const Unavailable: Story = {
  args: { find: answers({ kind: 'unavailable' }) },
  play: failsWith(/could not be found just now/),
};
export const Insecure: Story = {
  args: { find: answers({ kind: 'insecure' }) },
  play: failsWith(/secure connections alone/),
};
export const Abroad: Story = { args: { find: answers({ kind: 'abroad' }) }, play: failsWith(/outside Australia/) };
