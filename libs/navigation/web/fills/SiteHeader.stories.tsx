import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MenuStockAnswer } from '@forecourt/navigation/domain';
import { SiteContext, useSite } from '@forecourt/composition';
import { pageChanged, type ApiGateway } from '@forecourt/runtime';
import { useAppDispatch } from '@forecourt/runtime/store';
import { StoreState } from '@forecourt/testing/store';
import { siteSection } from '@forecourt/site-config';
import { TOP_TAKEN } from '@forecourt/contracts';
import { followScroll } from '../headerScroll.js';
import { Component as SiteHeader } from './SiteHeader.js';

/** Tells of a page change as the platform does, when the shopper goes back. */
function PageChanges() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onPop = () => dispatch(pageChanged({ path: '/search' }));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [dispatch]);
  return <StoreState slice="navigation" />;
}

const answering = (answer: () => Promise<unknown>) => ({ request: answer }) as ApiGateway;
const STOCK = answering(() =>
  Promise.resolve({
    makes: ['Toyota', 'Kia', 'Land Rover', 'Mazda', 'Isuzu', 'Hyundai'],
    bodies: [
      { body: 'SUV', picture: 'stock/toyota-rav4/blue/forecourt/front.webp' },
      { body: 'Ute', picture: 'stock/isuzu-d-max/red/outback/front.webp' },
      { body: 'Hatchback' },
    ],
    models: [{ make: 'Toyota', model: 'RAV4', picture: 'stock/toyota-rav4/blue/forecourt/front.webp' }],
  } satisfies MenuStockAnswer),
);

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
        <main id="main">
          <h1>Used cars</h1>
          <button type="button">Next on the page</button>
          <PageChanges />
        </main>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-01: name, menu with stock links, phone. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await userEvent.click(nav.getByText('Our Stock'));
    await waitFor(() => expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(nav.getByText('All vehicles')).not.toBeVisible();
    await expect(nav.getByText('Our Stock').closest('summary')).toHaveFocus();
    await userEvent.click(nav.getByText('Our Stock'));
    await waitFor(() => expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible());
  },
};
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100" width="500" height="100"><rect ' +
    'width="500" height="100" rx="20" fill="#0f3557"/><path d="M40 50h420" stroke="#fff" ' +
    'stroke-width="24"/></svg>',
)}`;
/** A logo five times as wide as high. */
const WordMark: Story['render'] = () => {
  const site = useSite();
  const own = { ...site.config[siteSection.id], logo: PICTURE, logoAspectRatio: 5 };
  return (
    <SiteContext value={{ ...site, config: { ...site.config, [siteSection.id]: own } }}>
      <SiteHeader />
    </SiteContext>
  );
};
const logoOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('presentation')[0]?.getBoundingClientRect();
/** TEN-05: a wide logo has the header's height and its own width. */
export const WideLogo: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: WordMark,
  play: async ({ canvasElement }) => {
    await expect(logoOf(canvasElement)).toMatchObject({ width: 190, height: 38 });
    await expect(within(canvasElement).getByText('Harbour Motor Group')).toBeVisible();
  },
};
/** Where there is little room it replaces the name. */
export const WideLogoOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: WordMark,
  play: async ({ canvasElement }) => {
    const { width = 0, height = 0 } = logoOf(canvasElement) ?? {};
    await expect(width).toBeGreaterThan(120);
    await expect(width / height).toBeCloseTo(5, 1);
    const name = within(canvasElement).getByText('Harbour Motor Group');
    await expect(name.getBoundingClientRect().width).toBeLessThan(2);
  },
};
/** NAV-01: an open menu closes when the focus or a click goes elsewhere. */
export const ClosesElsewhere: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Our Stock').closest('details');
    await userEvent.click(canvas.getByText('Our Stock'));
    await expect(summary).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Next on the page' }));
    await expect(summary).not.toHaveAttribute('open');
  },
};
/** NAV-01: a link of the menu closes it, also where it leads to the page that is shown. */
export const ClosesWithALink: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByText('Our Stock').closest('details');
    if (!menu) throw new Error('There is no menu.');
    const stay = (event: Event) => event.preventDefault();
    menu.addEventListener('click', stay, { capture: true });
    menu.open = true;
    await waitFor(() => expect(canvas.getByLabelText('State of navigation')).toHaveTextContent('Our Stock'));
    await userEvent.click(within(menu).getByRole('link', { name: 'All vehicles' }));
    await waitFor(() => expect(menu).not.toHaveAttribute('open'));
    menu.removeEventListener('click', stay, { capture: true });
  },
};
/** NAV-01: the store holds what is open; the next page begins with a closed menu. */
export const ClosesWithThePage: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByText('Our Stock').closest('details');
    const state = canvas.getByLabelText('State of navigation');
    await userEvent.click(canvas.getByText('Our Stock'));
    await waitFor(() => expect(state).toHaveTextContent('"openMenu": "Our Stock"'));
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(menu).not.toHaveAttribute('open'));
    await expect(state).not.toHaveTextContent('openMenu');
  },
};
/** NAV-01: while something is open the header bears a marker. */
export const MarksAnOpenDropdown: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('navigation', { name: 'Main' }).closest('header') as HTMLElement;
    await expect(header).not.toHaveAttribute('data-dropdown-open');
    await userEvent.click(canvas.getByText('Our Stock'));
    await waitFor(() => expect(header).toHaveAttribute('data-dropdown-open'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(header).not.toHaveAttribute('data-dropdown-open'));
  },
};
const openStock = async (canvasElement: HTMLElement) => {
  const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
  await userEvent.click(nav.getByText('Our Stock'));
  return nav;
};
/** Pixels of an open panel below its last link. */
const emptyBelow = (part: HTMLElement): number => {
  const panel = part.closest('details > div') ?? part;
  const ends = [...panel.querySelectorAll('a')].map((link) => link.getBoundingClientRect().bottom);
  return panel.getBoundingClientRect().bottom - Math.max(...ends);
};
/** NAV-01: makes by name and bodies with pictures appear next to the links when the menu is opened. */
export const StockInTheMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const nav = await openStock(canvasElement);
    const part = await nav.findByRole('region', { name: 'By body' });
    await expect(emptyBelow(part)).toBeLessThan(48);
    const bodies = within(part);
    await expect(bodies.getByRole('link', { name: 'SUV' })).toHaveAttribute('href', '/search?body=SUV');
    await expect(nav.getByRole('link', { name: 'Land Rover' })).toHaveAttribute('href', '/search?make=Land+Rover');
  },
};
/** On a franchise's site the menu is next to the logo. */
export const StockInTheMenuOfAFranchise: Story = {
  globals: { viewport: { value: 'desktop' }, dealer: 'northline' },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const bodies = await (await openStock(canvasElement)).findByRole('region', { name: 'By body' });
    await expect(emptyBelow(bodies)).toBeLessThan(48);
  },
};
/** A yard leads into its stock by its own prefix. */
export const StockInTheMenuOfAYard: Story = {
  globals: { viewport: { value: 'desktop' }, dealer: 'wattle' },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await userEvent.click(nav.getByText('Our stock'));
    await expect(await nav.findByRole('link', { name: 'Ute' })).toHaveAttribute('href', '/used-car?body=Ute');
  },
};
/** Without an answer the menu shows its links only. */
export const StockCannotBeRead: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { api: answering(() => Promise.reject(new Error('The network is gone.'))) },
  play: async ({ canvasElement }) => {
    const nav = await openStock(canvasElement);
    await waitFor(() => expect(nav.queryByText('Reading our stock…')).toBeNull());
    await waitFor(() => expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible());
  },
};
/** NAV-01: arrows move within the menu, Escape closes it and gives the focus back. */
export const ByKeys: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const summary = nav.getByText('Our Stock').closest('summary');
    // Enter and space are the browser's own
    await userEvent.click(nav.getByText('Our Stock'));
    await waitFor(() => expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible());
    // the browser lets the focus into an open menu once it has drawn it
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.keyboard('{ArrowDown}');
    await expect(nav.getByRole('link', { name: 'All vehicles' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(summary).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(nav.getByRole('link', { name: 'Offers' })).toHaveFocus();
    await expect(nav.getByText('All vehicles')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(summary).toHaveFocus();
  },
};
const openDrawer = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};
/** NAV-01 on a phone: a drawer with everything in it. The focus stays inside, and goes back when it closes. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByLabelText('State of navigation');
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' });
    await openDrawer(canvasElement);
    await waitFor(() => expect(state).toHaveTextContent('"isDrawerOpen": true'));
    for (let press = 0; press < 14; press += 1) await userEvent.tab();
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    // by the space bar, as a button
    await userEvent.keyboard(' ');
    const again = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(again.getByText('Our Stock'));
    await waitFor(() => expect(again.getByRole('link', { name: 'All vehicles' })).toBeVisible());
    await again.findByRole('region', { name: 'By body' });
  },
};
/** TEN-03: each template’s own drawer. */
export const OnAPhoneInAFranchise: Story = {
  globals: { viewport: { value: 'phone' }, dealer: 'northline' },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Finance' })).toBeVisible());
  },
};
export const OnAPhoneInAYard: Story = {
  globals: { viewport: { value: 'phone' }, dealer: 'wattle' },
  parameters: { api: STOCK },
  play: async ({ canvasElement }) => {
    // a long name keeps to two lines
    const name = within(canvasElement).getByText('Wattle Street Cars & Caravans');
    await expect(name.getBoundingClientRect().height).toBeLessThan(40);
    const drawer = await openDrawer(canvasElement);
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Stories' })).toBeVisible());
  },
};

/** A logo with a file for dark pages: which one is shown is the device's to say. */
export const LogoForDarkPages: Story = {
  globals: { viewport: { value: 'desktop' }, dealer: 'aurora', look: 'dark' },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('header picture > source');
    await expect(source).toHaveAttribute('media', 'screen and (prefers-color-scheme: dark)');
    await expect(source?.getAttribute('srcset')).toContain('logo-dark.svg');
  },
};

/** As on a real page: the header's part inside a page that is longer than the window. */
const onALongPage: Story['render'] = () => (
  <div style={{ height: 4000 }}>
    <div data-part="navigation/header">
      <SiteHeader />
    </div>
  </div>
);
const headerOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('banner').getBoundingClientRect();
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
/** The header hides on the first scroll down and returns on the first scroll up, or when keyboard focus enters it. */
export const GivesWayToWhoeverScrollsDown: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: onALongPage,
  beforeEach: followScroll,
  play: async ({ canvasElement }) => {
    await expect(headerOf(canvasElement).top).toBe(0);
    scrollTo(900);
    await waitFor(() => expect(headerOf(canvasElement).bottom).toBeLessThanOrEqual(0));
    scrollTo(800);
    await waitFor(() => expect(headerOf(canvasElement).top).toBe(0));
    scrollTo(1400);
    await waitFor(() => expect(headerOf(canvasElement).bottom).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await waitFor(() => expect(headerOf(canvasElement).top).toBe(0));
    scrollTo(0);
  },
};
export const GivesWayOnAPhone: Story = {
  tags: ['in-full'],
  ...GivesWayToWhoeverScrollsDown,
  globals: { viewport: { value: 'phone' } },
};
/** A bar of the page’s own takes its place, such as that of a vehicle’s page (VDP-05). */
export const GivesWayToABarOfThePage: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: onALongPage,
  play: async ({ canvasElement }) => {
    const { documentElement } = document;
    documentElement.setAttribute(TOP_TAKEN, '');
    await waitFor(() => expect(headerOf(canvasElement).bottom).toBeLessThanOrEqual(0));
    documentElement.removeAttribute(TOP_TAKEN);
    await waitFor(() => expect(headerOf(canvasElement).top).toBe(0));
  },
};

/** A dealer with a site in Chinese as well. */
const InTwoLanguages: Story['render'] = () => {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, otherLanguages: [{ language: 'zh-Hans', origin: 'https://zh.harbour.example' }] }}>
      <SiteHeader />
    </SiteContext>
  );
};
/** NAV-01 TEN-03 the same page in another language, named in its own. */
export const Languages: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: InTwoLanguages,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '中文' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', 'https://zh.harbour.example/');
    await expect(link).toHaveAttribute('hreflang', 'zh-Hans');
    await expect(link).toHaveAttribute('lang', 'zh-Hans');
  },
};
/** On a phone it is in the drawer. */
export const LanguagesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: InTwoLanguages,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('navigation', { name: 'Other languages' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: '中文' })).toHaveAttribute('href', 'https://zh.harbour.example/');
  },
};
