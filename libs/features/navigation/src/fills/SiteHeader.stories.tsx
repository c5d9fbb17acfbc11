import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import { pageChanged } from '@forecourt/runtime';
import { useAppDispatch } from '@forecourt/runtime/store';
import { StoreState } from '@forecourt/testing/store';
import { siteSection } from '@forecourt/site-config';
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

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
        <main id="main">
          <h1>Page</h1>
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
    await expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(nav.getByText('All vehicles')).not.toBeVisible();
    await expect(nav.getByText('Our Stock').closest('summary')).toHaveFocus();
    await userEvent.click(nav.getByText('Our Stock'));
    await expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible();
  },
};
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100" width="500" height="100"><rect width="500" height="100" rx="20" fill="#0f3557"/><path d="M40 50h420" stroke="#fff" stroke-width="24"/></svg>',
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
/** Where there is little room it stands for the name. */
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
/** NAV-01: what is open stands in the store; the next page begins with a closed menu. */
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
/** NAV-01 on a phone: one menu with everything in it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Menu'));
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('State of navigation')).toHaveTextContent('"isDrawerOpen": true'));
  },
};
