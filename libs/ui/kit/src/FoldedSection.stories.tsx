import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FoldedSection, foldsCard } from './FoldedSection.js';

const SECTIONS = [
  { id: 'included', title: 'What’s Included', text: 'A full tank of fuel.' },
  { id: 'rights', title: 'Your rights when you buy', text: 'Three months or 5,000 km, whichever comes first.' },
];

function Card({ sections }: { sections: typeof SECTIONS }) {
  return (
    <>
      <h1>2021 Kia Sorento</h1>
      <div css={foldsCard} data-testid="card">
        <div />
        {sections.map(({ id, title, text }) => (
          <div key={id}>
            <FoldedSection id={id} title={title}>
              <p>{text}</p>
            </FoldedSection>
          </div>
        ))}
      </div>
    </>
  );
}

const meta = {
  title: 'Kit/FoldedSection',
  component: Card,
  args: { sections: SECTIONS },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading opens and closes it, by keys too; each is a region by its name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rights = within(within(canvasElement).getByRole('region', { name: 'Your rights when you buy' }));
    await expect(rights.getByText(/^Three months/)).not.toBeVisible();
    await userEvent.click(rights.getByRole('heading'));
    await expect(rights.getByText(/^Three months/)).toBeVisible();
    await userEvent.click(rights.getByRole('heading'));
    await expect(rights.getByText(/^Three months/)).not.toBeVisible();
  },
};
/** VDP-25: an address that leads into it opens it, without any code of ours. */
export const ByAddress: Story = {
  play: async ({ canvasElement }) => {
    window.location.hash = 'rights';
    await waitFor(() => expect(within(canvasElement).getByText(/^Three months/)).toBeVisible());
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
/** Without sections there is no card. */
export const Nothing: Story = {
  args: { sections: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('card')).not.toBeVisible();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
