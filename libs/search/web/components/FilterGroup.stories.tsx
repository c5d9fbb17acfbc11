import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoreState } from '@forecourt/testing/store';
import { FacetGroup } from './FacetGroup.js';

const values = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Orange', 'Yellow', 'Brown', 'Purple'].map(
  (value, index) => ({ value, count: 11 - index }),
);

/** `shown`: values before "Show all". */
function Group({ shown, isMenu }: { shown: number; isMenu: boolean }) {
  return (
    <div style={{ maxWidth: 300 }}>
      <h1>Vehicles</h1>
      <FacetGroup
        name="colour"
        values={values}
        chosen={[]}
        shown={shown}
        isMenu={isMenu}
        labels={new Map()}
        onToggle={() => undefined}
      />
      <StoreState slice="search" />
    </div>
  );
}

const meta = {
  title: 'Search/FilterGroup',
  component: Group,
  args: { shown: 8, isMenu: false },
  parameters: { state: () => ({ search: { past: [], saved: [], groups: {}, expanded: [] } }) },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-19: a group that was opened and a list that was shown in full are known to the store. */
export const State: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = canvas.getByLabelText('State of search');
    await userEvent.click(canvas.getByText('Colour'));
    await waitFor(() => expect(shown).toHaveTextContent('"colour": true'));
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(11);
    await expect(shown).toHaveTextContent('"expanded": [ "colour" ]');
    await userEvent.click(canvas.getByText('Colour'));
    await waitFor(() => expect(shown).toHaveTextContent('"colour": false'));
  },
};
/** SRCH-19: as it was left, whatever was read anew meanwhile. */
export const AsItWasLeft: Story = {
  parameters: { state: () => ({ search: { past: [], saved: [], groups: { colour: true }, expanded: ['colour'] } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(11);
  },
};
