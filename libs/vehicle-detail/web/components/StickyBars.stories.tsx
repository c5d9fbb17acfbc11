import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StickyBars } from './StickyBars.js';

const meta = {
  title: 'Vehicle detail/StickyBars',
  component: StickyBars,
  args: {
    title: '2021 Kia Sorento Sport',
    facts: 'Automatic, SUV',
    price: { kind: 'price', amount: 41_990, text: '$41,990', typeLabel: 'Drive away' },
    image: 'stock/toyota-rav4/blue/forecourt/front.webp',
    action: { label: 'Enquire Now', href: '#enquiry' },
    phone: { text: '02 5550 1200', href: 'tel:0255501200', isMasked: false },
    buttons: ['call', 'enquire'],
    options: { headerFrom: 500, barBeyond: 900 },
  },
  decorators: [
    (Story) => (
      <div style={{ height: 3000 }}>
        <Story />
        <h1>2021 Kia Sorento</h1>
        <div id="enquiry" />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof StickyBars>;
export default meta;
type Story = StoryObj<typeof meta>;

async function scrolled(canvasElement: HTMLElement, top: number, has: { header: boolean; bar: boolean }) {
  const canvas = within(canvasElement);
  await waitFor(async () => {
    // again each time: a change of the viewport takes the page back to its top
    window.scrollTo({ top, behavior: 'instant' });
    // after a scroll away and back within one frame the browser fires no scroll event
    window.dispatchEvent(new Event('scroll'));
    const header = canvas.queryByRole('region', { name: 'This vehicle' }) !== null;
    const bar = canvas.queryByRole('region', { name: 'Contact the dealer' }) !== null;
    await expect({ header, bar }).toEqual(has);
  });
}

/** VDP-05 on a phone: nothing at first, the header from 500 px, the bar beyond 900 px, and nothing moves. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    const before = title.getBoundingClientRect().top;
    await scrolled(canvasElement, 499, { header: false, bar: false });
    await scrolled(canvasElement, 500, { header: true, bar: false });
    await scrolled(canvasElement, 901, { header: true, bar: true });
    await expect(title.getBoundingClientRect().top).toBe(before - 901);
    const call = within(canvasElement).getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', 'tel:0255501200');
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await scrolled(canvasElement, 0, { header: false, bar: false });
    window.scrollTo({ top: 901, behavior: 'instant' });
  },
};
/** VDP-05 on a wide screen the header has the button, and there is no bar. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await scrolled(canvasElement, 1000, { header: true, bar: false });
    await expect(within(canvasElement).getByRole('link', { name: 'Enquire Now' })).toBeVisible();
  },
};
/** VDP-06 a vehicle that is gone shows SOLD and leads to a similar one. */
export const Gone: Story = {
  args: { price: undefined, action: { label: 'Find Me Something Similar', href: '#enquiry' }, phone: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await scrolled(canvasElement, 1000, { header: true, bar: true });
    await expect(within(canvasElement).getByText('SOLD')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: 'Call' })).toBeNull();
  },
};
/** VDP-05 a site may do without both. */
export const SwitchedOff: Story = {
  args: { options: { headerFrom: undefined, barBeyond: undefined } },
  play: async ({ canvasElement }) => scrolled(canvasElement, 1500, { header: false, bar: false }),
};
