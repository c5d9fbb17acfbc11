import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrowseTiles } from './BrowseTiles.js';
import { Hero, type HeroProps } from './Hero.js';
import { HeroPlacards } from './HeroPlacards.js';
import { HeroSearch } from './HeroSearch.js';
import { HomeSection } from './HomeSection.js';

const picture = 'stock/mazda-cx-5/red/waterfront/front.webp';
const tiles = ['SUV', 'Ute', 'Sedan', 'Hatchback'].map((label, index) => ({
  label,
  count: index === 3 ? 1 : 400 - index * 90,
  href: `/search?body=${label}`,
  picture: index === 2 ? undefined : picture,
}));

type Args = Pick<HeroProps, 'layout' | 'title' | 'text'> & { hasPicture: boolean; hasAnswer: boolean };

function Front({ layout, title, text, hasPicture, hasAnswer }: Args) {
  return (
    <>
      <Hero
        layout={layout}
        title={title}
        text={text}
        picture={hasPicture ? picture : undefined}
        search={
          <HeroSearch
            action="/search"
            makes={hasAnswer ? [{ value: 'Toyota', count: 93 }] : []}
            found={hasAnswer ? 865 : undefined}
            isStacked={layout === 'split'}
          />
        }
        links={
          hasAnswer
            ? [
                { label: 'Used', count: 447, href: '/search?car_type=used' },
                { label: 'New', count: 296, href: '/search?car_type=new' },
              ]
            : []
        }
        stock={
          layout === 'yard' && (
            <HeroPlacards
              placards={[
                { href: '/cars/a', title: '2013 Toyota LandCruiser Prado', price: '$18,990', picture },
                { href: '/cars/b', title: '2025 Jayco Journey', price: 'Enquire for price.', picture },
              ]}
            />
          )
        }
      />
      {hasAnswer && (
        <HomeSection id="bodies" title="Browse by body" more={{ href: '/search', count: 865 }}>
          <BrowseTiles tiles={tiles} look={layout === 'picture' ? 'tiles' : layout === 'split' ? 'wide' : 'names'} />
        </HomeSection>
      )}
    </>
  );
}

const meta = {
  title: 'Search/Front page',
  component: Front,
  args: {
    layout: 'picture',
    title: 'New, demo and used vehicles on the east coast',
    text: 'Cars, utes and light trucks at five dealerships.',
    hasPicture: true,
    hasAnswer: true,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Front>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Search 865 vehicles' })).toBeVisible();
  },
};
export const Split: Story = { args: { layout: 'split' }, globals: { dealer: 'northline' } };
export const Yard: Story = { args: { layout: 'yard', hasPicture: false }, globals: { dealer: 'wattle' } };
export const WithoutPicture: Story = { args: { hasPicture: false } };
/** The stock cannot be read: the welcome and its search still show. */
export const WithoutAnswer: Story = {
  args: { hasAnswer: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toBeVisible();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
