import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SHARE_NETWORKS, shareLinks } from '@forecourt/contracts';
import { VehicleTools } from './VehicleTools.js';

const page = { url: 'https://harbour.example/cars/kia-rio', title: '2021 Kia Rio' };

/** A device with or without its own share sheet, and with a clipboard that accepts or refuses. */
function onDevice({ share, copies = true }: { share?: (data: ShareData) => Promise<void>; copies?: boolean }) {
  return () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const writeText = fn(() => (copies ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'))));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  };
}

const meta = {
  title: 'Vehicle detail/VehicleTools',
  component: VehicleTools,
  args: {
    share: {
      ...page,
      links: shareLinks(SHARE_NETWORKS, page, { email: 'Email', sms: 'Text message' }),
      noticeFor: 1500,
    },
    printHref: '/print?car_id=kia-rio',
    brochure: {
      href: '/api/vehicles/kia-rio/brochure.pdf',
      fileName: 'kia-rio.pdf',
      prepare: () => new Promise(() => undefined),
    },
  },
  beforeEach: onDevice({}),
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-14 with keys: walk, copy, the notice goes after 1.5 s, Escape closes and gives the focus back. */
export const Menu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Share'));
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([
      'Facebook(new window)',
      'X (Twitter)(new window)',
      'WhatsApp(new window)',
      'Email',
      'Text message',
      'Print',
      'Brochure (PDF)',
    ]);
    for (let press = 0; press < 6; press++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    const from = performance.now();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 });
    await expect(performance.now() - from).toBeGreaterThan(1000);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Copy link' })).not.toBeVisible();
    await expect(canvas.getByText('Share')).toHaveFocus();
    await userEvent.click(canvas.getByText('Share'));
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
/** VDP-14 at the end of a window, as in a sidebar that follows the page, the menu opens above; at its top, below. */
export const InSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineStart: 0, bottom: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const column = canvasElement.querySelector<HTMLElement>('[style*="fixed"]');
    for (const bottom of ['0px', `${window.innerHeight - 60}px`]) {
      if (column) Object.assign(column.style, { bottom, height: '60px' });
      await userEvent.click(canvas.getByText('Share'));
      const list = canvas.getByRole('list', { name: 'Ways to share' });
      await waitFor(async () => {
        const box = list.getBoundingClientRect();
        await expect(box.top).toBeGreaterThanOrEqual(0);
        await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      });
      await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
  },
};
/** VDP-14 a network opens in a window of 550 x 400. */
export const Window: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = fn(() => window);
    const before = window.open;
    window.open = open;
    await userEvent.click(canvas.getByText('Share'));
    await userEvent.click(canvas.getByRole('link', { name: /Facebook/ }));
    window.open = before;
    await expect(open).toHaveBeenCalledWith(expect.stringContaining('facebook.com'), 'share', 'width=550,height=400');
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy link' })).not.toBeVisible();
  },
};
const shared = fn(() => Promise.resolve());
/** VDP-14 a device with its own share sheet opens that, and no menu. */
export const NativeShare: Story = {
  beforeEach: onDevice({ share: shared }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Share'));
    await expect(shared).toHaveBeenCalledWith(page);
    await expect(canvas.getByRole('link', { name: /Facebook/ })).not.toBeVisible();
  },
};
/** VDP-14 a device that refuses leaves the menu. */
export const NativeShareRefused: Story = {
  beforeEach: onDevice({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), copies: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Share'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Not copied/));
  },
};
export const PrintAlone: Story = { args: { share: undefined, brochure: undefined } };

const brochure = (prepare: () => Promise<string>) => ({ ...meta.args.brochure, prepare: fn(prepare) });
let bring: (address: string) => void = () => undefined;

/** VDP-15 it is prepared, then saved as {slug}.pdf. */
export const Brochure: Story = {
  args: { share: undefined, brochure: brochure(() => new Promise((resolve) => (bring = resolve))) },
  play: async ({ canvasElement, args }) => {
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      const link = within(canvasElement).getByRole('link', { name: 'Brochure (PDF)' });
      await userEvent.click(link);
      await waitFor(() => expect(link).toHaveTextContent('Preparing'));
      await expect(link).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(link);
      bring(URL.createObjectURL(new Blob(['%PDF'])));
      await waitFor(() => expect(saved).toEqual(['kia-rio.pdf']));
      await waitFor(() => expect(link).toHaveTextContent('Brochure (PDF)'));
      await expect(args.brochure?.prepare).toHaveBeenCalledOnce();
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};
/** VDP-15 a failure shows a message; another click tries again. */
export const BrochureFails: Story = {
  args: { share: undefined, brochure: brochure(() => Promise.reject(new Error('503'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Brochure (PDF)' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be made just now'));
  },
};
