import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SAM, WEBSITE } from '../testing/samples.js';
import { Component as WebsitePage } from './WebsitePage.js';
import { Component as WebsitePartPage } from './WebsitePartPage.js';

const meta = {
  title: 'Pages/Desk/Website',
  component: WebsitePartPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WebsitePartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, data: object, answers: object = {}) => ({
  page: () => ({
    address,
    data: { title: 'Your website', done: '', form: '', files: [], person: SAM, edits: true, found: WEBSITE, ...data },
    ...answers,
  }),
});
const part = (name: string, title: string, answers: object = {}) =>
  at(`/desk/website/${name}`, { part: name, title }, answers);
const onAPhone = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
const ADDRESS = '/preview/abc';
/** The action of a story shows what it was sent in the address of the preview. */
const previews = {
  action: async ({ request }: { request: Request }) => {
    const form = await request.formData();
    const sent = ['step', 'deed', 'order'].map((name) => [name, form.get(name) as string | null] as const);
    const query = new URLSearchParams(sent.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
    const preview = { address: `${ADDRESS}?${query.toString()}`, until: '2026-11-24T02:00:00.000Z' };
    return { step: form.get('step'), preview };
  },
};

/** The subjects that a person may change, each with a page of its own. */
export const Website: Story = {
  render: () => <WebsitePage />,
  parameters: at('/desk/website', {}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Website' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Front page' })).toHaveAttribute('href', '/desk/website/front-page');
    await expect(canvas.getByText(/^Version 12 runs/)).toBeVisible();
  },
};
export const WebsiteOnAPhone: Story = { ...Website, ...onAPhone };

/** LOC-04: hours of each place, folded where there are several. */
export const Hours: Story = {
  parameters: part('hours', 'Opening hours', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hours = within(canvas.getByRole('form', { name: 'Opening hours of Harbour Auburn', hidden: true }));
    await expect(hours.getByLabelText('Monday')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Harbour Auburn' }));
    await expect(hours.getByLabelText('Monday')).toHaveValue('08:30-17:30');
    await expect(hours.getByLabelText('Sunday')).toHaveValue('closed');
    await expect(hours.getByLabelText('Holidays')).toHaveValue('2026-12-25 closed Christmas Day');
    await userEvent.clear(hours.getByLabelText('Monday'));
    await userEvent.type(hours.getByLabelText('Monday'), 'nine to five');
    await userEvent.click(hours.getByRole('button', { name: 'Publish' }));
    await expect(hours.getByLabelText('Monday')).toHaveAccessibleDescription(/must be hours such as 08:30-17:30/);
  },
};
export const HoursOnAPhone: Story = { ...Hours, ...onAPhone };

/** NAV-01: Enter in a field shows the preview, and publishes nothing. */
export const Announcements: Story = {
  parameters: part('announcements', 'Announcements', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'New announcement' }));
    await userEvent.type(form.getByLabelText('Text'), 'Open on Monday.{Enter}');
    const link = await form.findByRole('link', { name: 'Open the preview in a new tab' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('deed=preview'));
  },
};

/** NAV-01: the menu is arranged by buttons; the focus stays on the entry, and its new place is announced. */
export const Menu: Story = {
  parameters: part('menu', 'Menu', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Menu' }));
    const names = () => list.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    await expect(names()).toEqual(['Cars', 'Finance', 'Christmas']);
    await expect(list.getByRole('button', { name: 'Move Cars up' })).toBeDisabled();
    const up = list.getByRole('button', { name: 'Move Christmas up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Cars', 'Christmas', 'Finance']);
    await expect(canvas.getByText('Christmas is now 2 of 3.')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Move Christmas up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // the first entry cannot go further up: the focus goes to its other button
    await expect(list.getByRole('button', { name: 'Move Christmas down' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Show Christmas' }));
    await expect(canvas.getByText('Christmas is shown.')).toBeVisible();
    const form = within(canvas.getByRole('form', { name: 'Menu' }));
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const link = await form.findByRole('link', { name: 'Open the preview in a new tab' });
    const order = encodeURIComponent('+2\n+0\n+1');
    await expect(link).toHaveAttribute('href', expect.stringContaining(`order=${order}`));
  },
};
export const MenuOnAPhone: Story = { ...Menu, ...onAPhone };

/** NAV-01: each dropdown is a list of its own, below the menu. */
export const Dropdown: Story = {
  parameters: part('menu', 'Menu', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = 'Order in the dropdown “Cars”';
    await expect(canvas.queryByRole('heading', { name: /“Finance”/ })).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { name: title }));
    const form = within(canvas.getByRole('form', { name: title }));
    await expect(form.queryByRole('button', { name: 'Hide New' })).toBeNull();
    form.getByRole('button', { name: 'Move Used up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(form.getByText('Used is now 3 of 4.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Move Used up' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const link = await form.findByRole('link', { name: 'Open the preview in a new tab' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('step=menu-items%3A0'));
    await expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('+0\n+1\n+3\n+2')));
  },
};
export const DropdownOnAPhone: Story = { ...Dropdown, ...onAPhone };

/** Without script a button of the list is posted, and the page is drawn again with what it did. */
export const ArrangedWithoutScript: Story = {
  parameters: part('menu', 'Menu', {
    said: { step: 'menu', arranged: { deed: 'up', key: '1' }, values: { order: '+1\n+0\n-2' } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Finance is now 1 of 3.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Finance down' })).toHaveFocus());
  },
};

/** Sections of the front page, those that the template has besides among them. */
export const FrontPage: Story = {
  parameters: part('front-page', 'Front page', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Latest arrivals' }));
    await expect(canvas.getByText('Latest arrivals is hidden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Latest arrivals' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show Reviews' })).toBeVisible();
  },
};
export const FrontPageOnAPhone: Story = { ...FrontPage, ...onAPhone };

/** OFR-01: each offer is a form of its own, folded away. */
export const Offers: Story = {
  parameters: part('offers', 'Offers', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'New offer' }));
    const form = within(canvas.getByRole('form', { name: 'New offer' }));
    await expect(form.queryByLabelText('Take this offer away')).toBeNull();
    await userEvent.type(form.getByLabelText('Title'), 'Tyres');
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await expect(form.getByLabelText('Conditions')).toBeInvalid();
    await userEvent.selectOptions(form.getByLabelText('Picture'), 'Picture of “D-Max demonstrators”');
  },
};
export const OffersOnAPhone: Story = { ...Offers, ...onAPhone };

/** Pictures that were sent: one that is shown stays, another can be taken away. */
export const Pictures: Story = {
  parameters: part('pictures', 'Pictures', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Add pictures' });
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(canvas.getByLabelText(/^New pictures/)).toHaveAccessibleDescription(/up to 12 MB each/);
    const [used, free] = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
    await expect(used).toHaveTextContent('The website shows it.');
    await userEvent.click(within(free ?? canvasElement).getByRole('heading', { name: 'Take away …' }));
    const button = within(free ?? canvasElement).getByRole('button', { name: 'Take brisbane.webp away' });
    await expect(button).toBeVisible();
  },
};
export const PicturesOnAPhone: Story = { ...Pictures, ...onAPhone };
/** The service says of each file why it is no picture. */
export const PicturesRefused: Story = {
  parameters: at('/desk/website/pictures?refused=2-heic', {
    ...{ part: 'pictures', title: 'Pictures' },
    files: [{ at: 2, reason: 'heic' }],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The 2nd file is a HEIC photo/)).toBeVisible();
  },
};

/** A picture of the front page is one that was sent, or one of an offer. */
export const FrontPictures: Story = {
  parameters: part('front-page', 'Front page', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = 'Picture of the promotion “Our own drives, now yours”';
    await userEvent.click(canvas.getByRole('heading', { name: title }));
    const form = within(canvas.getByRole('form', { name: title }));
    await expect(form.getByLabelText('Picture')).toHaveDisplayValue('The one that is shown now');
    await expect(form.getByLabelText(/^What the picture shows/)).toHaveValue('A blue SUV');
    await userEvent.selectOptions(form.getByLabelText('Picture'), 'brisbane.webp');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByRole('link', { name: 'Open the preview in a new tab' })).toBeVisible();
  },
};

/** LOC-02: who works where. */
export const People: Story = {
  parameters: part('people', 'People', previews),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'Harbour Auburn' }));
    await userEvent.click(canvas.getByRole('heading', { name: 'Priya Nair' }));
    const form = within(canvas.getByRole('form', { name: 'Priya Nair, Harbour Auburn' }));
    await expect(form.getByLabelText('Role')).toHaveValue('Dealer principal');
    await userEvent.type(form.getByLabelText(/^Phone/), '12');
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await expect(form.getByLabelText(/^Phone/)).toBeInvalid();
  },
};
export const PeopleOnAPhone: Story = { ...People, ...onAPhone };

export const Published: Story = {
  parameters: at('/desk/website/menu?done=13&form=menu', { part: 'menu', title: 'Menu', done: '13', form: 'menu' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Published: version 13 of the website runs.')).toBeVisible();
  },
};
/** Somebody else was first: what was arranged stays. */
export const SomebodyWasFirst: Story = {
  parameters: part('menu', 'Menu', {
    said: {
      ...{ step: 'menu', values: { order: '+1\n+0\n-2' } },
      message:
        'Somebody else has changed the website meanwhile (priya@harbour.example). ' +
        'Load this page again, then make your change once more.',
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Somebody else has changed the website/)).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: 'Menu' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Finance');
  },
};
/** Without the role, the page says what it takes. */
export const NoEditor: Story = {
  render: () => <WebsitePage />,
  parameters: at('/desk/website', {
    ...{ edits: false, found: undefined },
    refused: { status: 403, errors: {}, message: 'Changing the website takes the role of an editor.' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Changing the website takes the role of an editor.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Website' })).toBeNull();
  },
};
