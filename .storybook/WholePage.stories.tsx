import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Site } from '@forecourt/composition';
import { enquiryRoute, financeRoute, homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { drawServerPage, type ServerPage } from './serverPage.tsx';
import { VEHICLE } from './storyService.ts';
import { WholePage } from './WholePage.tsx';

const ADDRESSES = {
  home: (site: Site) => site.href(homeRoute),
  listing: (site: Site) => site.href(listingRoute, {}),
  vehicle: (site: Site) => site.href(vehicleRoute, { slug: VEHICLE.slug }),
  finance: (site: Site) => site.href(financeRoute),
  contact: (site: Site) => site.href(enquiryRoute),
};

interface Args {
  kind: keyof typeof ADDRESSES;
  /** When the code of parts comes. */
  code: 'at once' | 'when asked';
}

let codeComes = (): void => undefined;

/**
 * Whole pages of the dealer that the toolbar names, with all that its template installs: drawn in the server's steps
 * and taken over in the browser's, part by part.
 */
const meta = {
  title: 'Pages/Whole pages',
  args: { kind: 'home', code: 'at once' },
  parameters: { layout: 'fullscreen', ownSite: true },
  globals: { viewport: { value: 'desktop' } },
  loaders: [
    async ({ args: { kind, code }, globals }) => {
      const asked = code === 'when asked' ? new Promise<void>((resolve) => (codeComes = resolve)) : undefined;
      const slug = String(globals['dealer']);
      return { page: await drawServerPage({ slug, addressOf: (site) => ADDRESSES[kind](site) ?? '/', code: asked }) };
    },
  ],
  render: (_args, { loaded }) => <WholePage page={loaded['page'] as ServerPage} />,
  beforeEach: () => withoutHash,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    // on a phone the menu is behind its button
    await expect(
      canvas.queryByRole('navigation', { name: 'Main' }) ?? canvas.getByRole('link', { name: 'Menu' }),
    ).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await isTakenOver(canvasElement);
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** The next story begins at the top of its page. */
const withoutHash = () => {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
};
const isTakenOver = ({ ownerDocument }: HTMLElement) =>
  waitFor(() => expect(ownerDocument.documentElement).toHaveAttribute('data-hydrated'));

export const Home: Story = {};
export const Listing: Story = {
  args: { kind: 'listing' },
  play: async (context) => {
    await meta.play(context);
    await expect(within(context.canvasElement).getAllByRole('article').length).toBeGreaterThan(5);
  },
};
export const Vehicle: Story = { args: { kind: 'vehicle' } };
export const Finance: Story = { args: { kind: 'finance' } };
export const Contact: Story = { args: { kind: 'contact' } };
/** The filters of a listing on a phone: a sheet, opened by a link within the page. */
export const FiltersOnAPhone: Story = {
  args: { kind: 'listing' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Filters' }));
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^Show/ })).toBeVisible();
  },
};
export const HomeOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/**
 * What the server drew stays: the first touch of a link within the page changes the address while no part has its code,
 * and nothing that was there may go; nor may it when the code comes.
 */
export const FirstTouchOfALink: Story = {
  args: { kind: 'vehicle', code: 'when asked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await canvas.findByTestId('page');
    await isTakenOver(canvasElement);
    const drawn = texts(page);
    await expect(drawn.length).toBeGreaterThan(100);
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
    await waitFor(() => expect(page.dataset['address']).toMatch(/#main$/));
    await painted();
    await expect(missing(drawn, page)).toEqual([]);
    codeComes();
    await painted();
    // alive: an open menu closes by script alone
    const [menu] = canvasElement.querySelectorAll<HTMLDetailsElement>('header details');
    await waitFor(async () => {
      menu?.setAttribute('open', '');
      await userEvent.keyboard('{Escape}');
      await expect(menu).not.toHaveAttribute('open');
    });
    await expect(missing(drawn, page)).toEqual([]);
  },
};

/** What can be read, piece by piece. */
const texts = (page: HTMLElement): string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim()) found.push(node.textContent.trim());
  return found;
};
const missing = (drawn: readonly string[], page: HTMLElement): string[] => {
  const now = new Set(texts(page));
  return drawn.filter((text) => !now.has(text));
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
