import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NOW } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { placeChosen } from '@forecourt/runtime';
import { useAppDispatch } from '@forecourt/runtime/store';
import { Button } from '@forecourt/ui-kit';
import '../state/locationsSlice.js';
import { Component as HeaderPlace } from './HeaderPlace.js';
import { Component as HomeLocations } from './HomeLocations.js';

const meta = {
  title: 'Locations/Front page and header',
  component: HomeLocations,
  args: { data: { now: NOW } },
  parameters: { layout: 'fullscreen' },
  globals: { dealer: 'harbour', viewport: { value: 'desktop' } },
} satisfies Meta<typeof HomeLocations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-05: five places in four columns; one step reaches the end of the row. */
export const Row: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link', { name: /^View location / })).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'View our stock at Harbour Auburn' })).toHaveAttribute(
      'href',
      '/search/auburn',
    );
    const next = await canvas.findByRole('button', { name: 'Next location' });
    await expect(canvas.getByRole('button', { name: 'Previous location' })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(next).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Previous location' })).toBeEnabled();
    await expect(canvas.getByText('Swipe to see more')).not.toBeVisible();
  },
};
/** LOC-05: one at a time, with a hint to swipe. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Swipe to see more')).toBeVisible();
  },
};
/** LOC-05: a dealer of one make leads to its contact page. */
export const OfOneMake: Story = {
  globals: { dealer: 'northline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^View location / })).toHaveAttribute('href', '/contact-us');
    await expect(canvas.queryByText('Swipe to see more')).toBeNull();
  },
};

function Choose({ place, children }: { place: string | null; children: string }) {
  const dispatch = useAppDispatch();
  return <Button onClick={() => dispatch(placeChosen({ place }))}>{children}</Button>;
}
/** LOC-08: the header follows what is chosen anywhere. */
export const HeaderFollows: Story = {
  render: () => (
    <>
      <HeaderPlace data={{ now: NOW }} />
      <Choose place="auburn">Choose Auburn</Choose>
      <Choose place={null}>Choose none</Choose>
      <StoreState slice="locations" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Our Locations' })).toHaveAttribute('href', '/locations');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Auburn' }));
    await expect(await canvas.findByRole('link', { name: /^Harbour Auburn, / })).toHaveAttribute(
      'href',
      '/locations/auburn',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(await canvas.findByRole('link', { name: 'Our Locations' })).toBeVisible();
  },
};
