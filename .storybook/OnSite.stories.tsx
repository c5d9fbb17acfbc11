import { Component, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { imageUrl } from '@forecourt/contracts';
import { buildVehicle } from '@forecourt/testing';
import { OnSite } from './OnSite.tsx';

/** Takes Storybook's place: a crash that reaches it would fail the story. */
class Outside extends Component<{ children: ReactNode }, { crash?: string }> {
  override state: { crash?: string } = {};
  static getDerivedStateFromError = (error: unknown) => ({ crash: String(error) });
  override render = () => (this.state.crash === undefined ? this.props.children : <p>Outside: {this.state.crash}</p>);
}

function Crashing(): ReactNode {
  throw new Error('this component is broken');
}

const meta = { title: 'Storybook/Dealer’s site', component: OnSite, parameters: { ownSite: true } } satisfies Meta<
  typeof OnSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of a dealer's site hides a crash from its story. */
export const CrashComesOut: Story = {
  args: { slug: 'harbour', children: <Crashing /> },
  parameters: { failingParts: true },
  render: (args) => (
    <Outside>
      <OnSite {...args} />
    </Outside>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Outside: Error: this component is broken')).toBeVisible();
  },
};

const [first] = buildVehicle().images;
/** Demo pictures load from the addresses of the image service. */
export const Pictures: Story = {
  args: {
    slug: 'harbour',
    children: <img src={imageUrl(first?.url ?? '', { width: 640 })} alt="A blue wagon" width={640} />,
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'A blue wagon' });
    await waitFor(() => expect(shown.naturalWidth).toBeGreaterThan(0));
  },
};
