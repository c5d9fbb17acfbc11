import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useVehicleOptions, useWords } from '@forecourt/composition';
import { buildStock, NOW } from '@forecourt/testing';
import { cardProps, uiVehicleWords, VehicleCard } from '@forecourt/ui-vehicle';
import { seenRule } from '../state/showSeenMarks.js';
import { Component as SeenMark } from './SeenMark.js';

const [opened, tagged, other] = buildStock(3);
const OPENED = [opened!.id, tagged!.id];

function Cards({ viewed, isWide = false }: { viewed: readonly string[]; isWide?: boolean }) {
  const say = useWords(uiVehicleWords);
  const options = useVehicleOptions();
  return (
    <main style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: isWide ? 860 : 340 }}>
      <style>{seenRule(viewed)}</style>
      {[opened!, { ...tagged!, reserved: true }, other!].map((vehicle) => (
        <VehicleCard
          key={vehicle.id}
          {...cardProps(vehicle, options, { offersSubscription: false, now: NOW, href: `/cars/${vehicle.slug}` })}
          controls={<SeenMark vehicle={vehicle} />}
          isWide={isWide}
          say={say}
        />
      ))}
    </main>
  );
}

const meta = {
  title: 'Vehicle detail/Seen mark',
  component: Cards,
  args: { viewed: OPENED },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPicture: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const card of within(canvasElement).getAllByRole('article').slice(0, 2)) {
    const mark = within(card).getByText(/^Seen/).getBoundingClientRect();
    const picture = card.querySelector('img')!.getBoundingClientRect();
    await expect(mark.left).toBeGreaterThan(picture.left - 1);
    await expect(mark.right).toBeLessThan(picture.right);
    await expect(mark.bottom).toBeLessThan(picture.bottom);
  }
};

/** VDP-21 CARD-01: cards of vehicles that this device opened say so, over the picture and off its tag. */
export const OnCards: Story = {
  play: async (context) => {
    const cards = within(context.canvasElement).getAllByRole('article');
    await expect(within(cards[0]!).getByText(/^Seen/)).toHaveTextContent('Seen before on this device');
    await expect(within(cards[2]!).getByText(/^Seen/)).not.toBeVisible();
    const tag = within(cards[1]!).getByText('Reserved').getBoundingClientRect();
    await expect(within(cards[1]!).getByText(/^Seen/).getBoundingClientRect().top).toBeGreaterThan(tag.bottom);
    await inPicture(context);
  },
};
export const OnWideCards: Story = {
  args: { isWide: true },
  globals: { viewport: { value: 'desktop' } },
  play: inPicture,
};
/** A device that opened none of them. */
export const NothingSeen: Story = {
  args: { viewed: [] },
  play: async ({ canvasElement }) => {
    for (const mark of within(canvasElement).getAllByText(/^Seen/)) await expect(mark).not.toBeVisible();
  },
};
