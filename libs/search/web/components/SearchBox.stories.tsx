import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildAnswer, buildLargest, buildSearch, buildSummary } from '@forecourt/testing';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

const groups = [{ found: 12_345, documents: [buildLargest()] }];
const FOUND = buildSearch([
  buildAnswer([buildSummary(), buildLargest()], { found: 12_345 }),
  ...[1, 2, 3].map(() => buildAnswer([], { groups })),
]);

/** The search box, and the address that it leads to. */
function Stage(props: SearchBoxProps) {
  const { pathname, search } = useLocation();
  return (
    <main style={{ minHeight: 560, padding: 'var(--space-3)' }}>
      <h1>Find your next car</h1>
      <SearchBox {...props} />
      <output>{pathname + search}</output>
    </main>
  );
}

/** A search of the stock in a page of your own. */
const meta = {
  title: 'Search/Search box',
  component: SearchBox,
  args: { placeholder: 'Make, model or what you need' },
  render: (args: SearchBoxProps) => <Stage {...args} />,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    search: FOUND,
    layout: 'fullscreen',
    // while suggestions are open, Base UI hides the rest from screen readers; Tab closes them before the focus gets
    // there
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-03: what was typed leads to the listing as filters. */
export const LeadsToTheListing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Search vehicles' }), 'white SUV');
    await screen.findAllByRole('option', { name: /12,345 vehicles/ });
    await userEvent.click(within(canvasElement).getByText('Search'));
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(/^.search\?.*SUV/));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
