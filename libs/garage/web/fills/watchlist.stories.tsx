import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { buildSummary } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { SiteContext, useSite } from '@forecourt/composition';
import type { ApiGateway } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { Toaster, toastsOf } from '@forecourt/ui-kit';
import type { VehicleSummary } from '@forecourt/vehicle';
import { garageConfig } from '../config.js';
import { savedVehicle } from '../rules/offers.js';
import type { GarageState } from '../state/garageSlice.js';
import { Component as CardControls } from './CardControls.js';

/** A card's controls on a site with a watchlist. */
function Stage({ vehicle }: { vehicle: VehicleSummary }) {
  const site = useSite();
  const garage = { ...garageConfig.defaults, accounts: true, watchlist: true };
  return (
    <SiteContext value={{ ...site, config: { ...site.config, garage } }}>
      <main style={{ minHeight: 260 }}>
        <h1>Vehicles</h1>
        <CardControls vehicle={vehicle} />
        <Toaster toasts={toastsOf(useAppStore())} />
        <StoreState slice="garage" />
      </main>
    </SiteContext>
  );
}

const shopper = { name: '', email: null, phone: '+61412345678' };
interface Service {
  watched?: readonly string[];
  /** What the calls that change the list answer. */
  change?: () => Promise<unknown>;
  asked?: string[];
}
const service = ({ watched = [], change = () => Promise.resolve({ success: true }), asked = [] }: Service = {}) => ({
  api: {
    request: async (path: string, request?: { body?: unknown }) => {
      asked.push(`${path} ${JSON.stringify(request?.body ?? '')}`);
      if (path === '/api/account') return { shopper };
      if (path === '/api/watchlist') return { cars: watched.map((id) => ({ id, saved_at: '2026-11-20T02:00:00Z' })) };
      return change();
    },
  } as ApiGateway,
});
const held = (canvasElement: HTMLElement) =>
  JSON.parse(within(canvasElement).getByLabelText('State of garage').textContent ?? '') as GarageState;
const save = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Save/ });
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5000 });

const mine = buildSummary({ id: 'mine' });
const asked: string[] = [];

const meta = {
  title: 'Garage/Watchlist',
  component: Stage,
  args: { vehicle: mine },
  parameters: service(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-02: saving shows a toast with a link to the list; removing shows a toast with its text. By keyboard. */
export const SaveAndRemove: Story = {
  parameters: service({ asked }),
  play: async ({ canvasElement }) => {
    asked.length = 0;
    save(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await told('Car Saved In Watchlist');
    await expect(screen.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/my-garage');
    await expect(save(canvasElement)).toHaveAttribute('aria-pressed', 'true');
    await expect(asked.at(-1)).toBe('/api/watchlist/save-car {"phone_number":"+61412345678","car_id":"mine"}');
    await userEvent.keyboard('{Enter}');
    await told('Car Removed. The car is no longer in the watchlist.');
    await expect(save(canvasElement)).toHaveAttribute('aria-pressed', 'false');
    await expect(asked.at(-1)).toMatch(/^\/api\/watchlist\/remove-car /);
  },
};
/** SAVE-02: the button is pressed before the service has answered. */
export const Optimistic: Story = {
  parameters: service({ change: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(save(canvasElement));
    await waitFor(() => expect(save(canvasElement)).toHaveAttribute('aria-pressed', 'true'));
    await expect(screen.queryByText('Car Saved In Watchlist')).toBeNull();
  },
};
/** SAVE-02: a failed change is undone and reported by `window.alert`, without a toast. */
export const Failed: Story = {
  parameters: service({ change: () => Promise.reject(new Error('The line is down.')) }),
  play: async ({ canvasElement }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    await userEvent.click(save(canvasElement));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('The line is down.'));
    await expect(save(canvasElement)).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.queryByText(/Watchlist/)).toBeNull();
    alert.mockRestore();
  },
};
/** SAVE-02: an answer without success is none. */
export const Unsuccessful: Story = {
  parameters: service({ change: () => Promise.resolve({ success: false }) }),
  play: async ({ canvasElement }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    await userEvent.click(save(canvasElement));
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
    await expect(held(canvasElement).watchlist).toEqual([]);
    alert.mockRestore();
  },
};
/** SAVE-02: what the device kept before joins the list, and leaves the device. */
export const Merge: Story = {
  parameters: {
    ...service({ watched: ['mine', 'other'], asked }),
    state: () => ({ garage: { favourites: [savedVehicle(buildSummary({ id: 'other' }))], compare: [] } }),
  },
  play: async ({ canvasElement }) => {
    asked.length = 0;
    await userEvent.click(save(canvasElement));
    await told('Car Removed. The car is no longer in the watchlist.');
    await expect(held(canvasElement)).toMatchObject({ favourites: [], watchlist: ['other'] });
    await expect(asked).toContain('/api/watchlist/merge {"phone_number":"+61412345678","car_ids":["other"]}');
  },
};
/** SAVE-04: a sold car that is not saved has no save button. */
export const Sold: Story = {
  args: { vehicle: buildSummary({ id: 'mine', status: 'sold' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};
/** SAVE-04: one that is saved has it, so that it can be taken off. */
export const SoldAndSaved: Story = {
  args: { vehicle: buildSummary({ id: 'mine', status: 'sold' }) },
  parameters: { state: () => ({ garage: { favourites: [], compare: [], watchlist: ['mine'] } }) },
  play: async ({ canvasElement }) => {
    await expect(save(canvasElement)).toHaveAttribute('aria-pressed', 'true');
  },
};
