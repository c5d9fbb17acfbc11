import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '@forecourt/ui-kit';
import { SectionMenu } from './SectionMenu.js';

const ENTRIES = [
  { id: 'details', label: 'Details', isUnsure: false },
  { id: 'used-car-checks', label: 'Checks', isUnsure: true },
  { id: 'comments', label: 'Comments', isUnsure: false },
  { id: 'finance-calculator', label: 'Finance', isUnsure: true },
  { id: 'delivery-calculator', label: 'Delivery', isUnsure: false },
  { id: 'enquiry', label: 'Enquire', isUnsure: false },
  { id: 'vehicle-map', label: 'Where to see it', isUnsure: false },
];
const THERE = ENTRIES.filter(({ id }) => id !== 'finance-calculator');

function Page() {
  return (
    <Container>
      <h1>2021 Kia Sorento</h1>
      <div style={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <SectionMenu entries={ENTRIES} />
      </div>
      {THERE.map(({ id, label }) => (
        <section key={id} id={id} style={{ minHeight: 500, scrollMarginTop: 56 }} aria-label={label}>
          <h2>{label}</h2>
        </section>
      ))}
    </Container>
  );
}

/** Scrolls a section to just below the menu. */
function read(canvasElement: HTMLElement, id: string): void {
  const top = canvasElement.querySelector(id)?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: top - 60, behavior: 'instant' });
}

const meta = { title: 'Vehicle detail/Section menu', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-01: what is not on the page has no link; the section that is being read is marked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Sections of this page' }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(THERE.map(({ label }) => label));
    read(canvasElement, '#comments');
    await waitFor(() => expect(menu.getByRole('link', { current: 'location' })).toHaveTextContent('Comments'));
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(menu.getByRole('link', { current: 'location' })).toHaveTextContent('Where to see it'));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** On a phone the row scrolls, and keeps the marked link in sight; Tab reaches every link. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Sections of this page' }));
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const last = menu.getByRole('link', { name: 'Where to see it' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    menu.getByRole('link', { name: 'Details' }).focus();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Checks' })).toHaveFocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
