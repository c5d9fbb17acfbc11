import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RefusedFiles } from './RefusedFiles.js';

const meta = {
  title: 'Kit/RefusedFiles',
  component: RefusedFiles,
  args: {
    title: 'Not every photo could be taken:',
    files: [
      { at: 2, text: 'The 2nd file is empty.' },
      { at: 3, text: 'The 3rd file is larger than 12 MB.' },
    ],
  },
} satisfies Meta<typeof RefusedFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced at once, a sentence for each file. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The 2nd file is empty.',
      'The 3rd file is larger than 12 MB.',
    ]);
  },
};
