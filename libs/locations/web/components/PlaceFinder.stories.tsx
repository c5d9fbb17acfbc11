import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError, type ApiGateway } from '@forecourt/runtime';
import { NOW } from '@forecourt/testing';
import { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.js';

/** Perth, for any postcode. */
const PERTH: ApiGateway = {
  request: <Answer,>() =>
    Promise.resolve({
      ...{ postcode: '6000', name: 'Perth', state: 'WA', lat: -31.95, long: 115.86, isApproximate: false },
    } as Answer),
};

/** The places of the dealer in a page of your own. Their pages are those of this feature, where the site has them. */
const meta = {
  title: 'Locations/Place finder',
  component: PlaceFinder,
  args: { now: NOW, headingLevel: 2 },
  parameters: { api: PERTH },
  render: (args: PlaceFinderProps) => (
    <>
      <h1>Where to find us</h1>
      {args.headingLevel === 3 && <h2>Our yards</h2>}
      <PlaceFinder {...args} />
    </>
  ),
  globals: { dealer: 'harbour', viewport: { value: 'desktop' } },
} satisfies Meta<typeof PlaceFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = async (canvasElement: HTMLElement, postcode: string) => {
  const canvas = within(canvasElement);
  const field = canvas.getByLabelText('Your postcode');
  await userEvent.clear(field);
  await userEvent.type(field, postcode);
  await userEvent.click(canvas.getByRole('button', { name: 'Nearest first' }));
  return canvas;
};

/** LOC-09: the nearest to a postcode comes first, with its distance. */
export const NearestFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, '6000');
    await expect(await canvas.findByText(/^Nearest to Perth WA first/)).toBeVisible();
    await expect(canvas.getAllByText(/km from you/).length).toBeGreaterThan(1);
  },
};
/** Some of its places, without a map. */
export const SomePlaces: Story = {
  args: { places: ['auburn'], hasMap: false, headingLevel: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.queryByRole('img', { name: /^Map of Australia with/ })).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** LOC-09: a postcode that does not exist keeps the dealer's order, and so does none. */
export const InvalidPostcode: Story = {
  parameters: { api: { request: () => Promise.reject(new ApiError(422, 'There is no such postcode.')) } },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, '9');
    const field = canvas.getByLabelText('Your postcode');
    await canvas.findByText('Invalid postcode');
    await expect(field).toHaveAccessibleDescription('Invalid postcode');
    await find(canvasElement, ' ');
    await expect(field).not.toHaveAccessibleDescription('Invalid postcode');
  },
};
export const ServiceOut: Story = {
  parameters: { api: { request: () => Promise.reject(new Error('out of order')) } },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement, '2000');
    await expect(await canvas.findByText('The postcode could not be looked up just now.')).toBeVisible();
  },
};
