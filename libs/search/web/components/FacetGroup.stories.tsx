import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONGEST } from '@forecourt/testing';
import { FacetGroup, type FacetGroupProps } from './FacetGroup.js';

const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `Model ${index + 1}`, count: 99_999 - index }));

function Group(props: FacetGroupProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <form style={{ maxWidth: 300 }}>
      <h1>Vehicles</h1>
      <FacetGroup
        {...props}
        chosen={chosen}
        onToggle={(name, value) => {
          props.onToggle(name, value);
          setChosen(chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value]);
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Search/FacetGroup',
  component: Group,
  args: { name: 'model', values: values(150), chosen: [], shown: 8, isMenu: false, labels: new Map(), onToggle: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-19: as many values as a facet ever has; by keys, the field, then the values, then all of them. */
export const ManyByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    for (let press = 0; press < 3; press++) await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Model 1\s*99,999$/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith('model', 'Model 1');
    canvas.getByRole('button', { name: 'Show all models' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(150);
  },
};
const models = ['Cerato', 'Rio', 'Sportage'].map((value, index) => ({ value, count: 30 - index }));
const inner = (values: FacetGroupProps['values']): FacetGroupProps['inner'] => ({
  name: 'model',
  values,
  chosen: [],
  shown: 8,
  labels: new Map(),
  onToggle: fn(),
});

/** SRCH-22: the models of a make that is chosen are inside its group, indented below it. */
export const ModelsInTheirMake: Story = {
  args: {
    name: 'make',
    values: ['Toyota', 'Kia', 'Mazda'].map((value, index) => ({ value, count: 90 - index })),
    chosen: ['Kia'],
    inner: inner(models),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = canvas.getByRole('group', { name: 'models of Kia' });
    await expect(within(own).getAllByRole('checkbox')).toHaveLength(3);
    const names = canvas.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);
    await expect(names).toEqual(['Toyota', 'Kia', 'Cerato', 'Rio', 'Sportage', 'Mazda']);
    const left = (value: string) =>
      canvas.getByRole('checkbox', { name: new RegExp(`^${value}`) }).getBoundingClientRect().left;
    await expect(left('Rio')).toBeGreaterThan(left('Kia') + 12);
  },
};
/** One model alone is no choice. */
export const OneModel: Story = {
  args: { ...ModelsInTheirMake.args, inner: inner(models.slice(0, 1)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: /^models/ })).toBeNull();
  },
};
/** Words that no value has. */
export const NoValueMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search models' }), 'trabant');
    await expect(canvas.getByText('No models match “trabant”.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
/** One value alone is no choice; nothing at all is none either. */
export const OneValue: Story = {
  args: { values: values(1) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText('Model')).toBeNull(),
};
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText('Model')).toBeNull(),
};
/** Eleven values are short enough to look through: no field; twelve are not. */
export const AtTheLimitOfSearching: Story = {
  args: { values: values(11) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull();
  },
};
/** Names that are longer than the column, all chosen; counts stay in line. */
export const LongText: Story = {
  args: {
    name: 'location',
    values: [
      { value: 'a', count: 99_999 },
      { value: 'b', count: 1 },
    ],
    chosen: ['a', 'b', 'gone'],
    labels: new Map([
      ['a', LONGEST.location_name],
      ['b', LONGEST.location_name.replaceAll(' ', '')],
      ['gone', LONGEST.title],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3')).toHaveTextContent('3 chosen');
    const edge = canvasElement.querySelector('form')?.getBoundingClientRect().right ?? 0;
    const counts = [...canvasElement.querySelectorAll('small')].map((count) => count.getBoundingClientRect().right);
    await expect(Math.max(...counts)).toBeLessThanOrEqual(edge);
    await expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2);
  },
};
/** SRCH-20: where every vehicle is certified its "No" is gone, and the filter stays. */
export const CertifiedOnly: Story = {
  args: { name: 'certified', values: [{ value: 'true', count: 7 }], isYesOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Certified'));
    await expect(within(canvasElement).getByRole('checkbox', { name: /^Yes/ })).toBeVisible();
  },
};
