import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Alert } from './Alert.js';
import { Button, ButtonLink } from './Button.js';
import { Checkbox, SelectField, TextArea, TextField } from './fields.js';
import { Breadcrumbs } from './layout.js';

const stack = { display: 'grid', gap: 'var(--space-4)', maxWidth: 520 } as const;

function Kit() {
  return (
    <div style={stack}>
      <Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Vehicles' }]} />
      <Button icon="search">Search</Button>
      <Button variant="brand">Show 21 vehicles</Button>
      <ButtonLink href="#x" variant="outline">
        View details
      </ButtonLink>
      <Button isBusy>Send</Button>
      <TextField label="First name" required defaultValue="Robin" />
      <TextField label="Email" required error="Please enter an email address such as name@example.com." />
      <TextArea label="Comments" hint="What would you like to know?" />
      <SelectField label="Location" options={[{ value: 'a', label: 'Auburn' }]} />
      <Checkbox label="Send me news" />
      <Alert tone="destructive">Please fix the following errors:</Alert>
      <Alert tone="success">Thank you.</Alert>
      <Alert tone="warning">These are the last results.</Alert>
    </div>
  );
}

const meta = { title: 'Kit/AllVariants', component: Kit } satisfies Meta<typeof Kit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Comments/), 'Is it still there?');
    await expect(canvas.getByLabelText(/Comments/)).toHaveValue('Is it still there?');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com.',
    );
  },
};
export const InNorthline: Story = { tags: ['in-full'], globals: { dealer: 'northline' } };
export const InWattle: Story = { tags: ['in-full'], globals: { dealer: 'wattle' } };
/** As visitors see it whose device asks for dark pages, where the dealer has a palette for them. */
export const Dark: Story = {
  globals: { dealer: 'northline', look: 'dark' },
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(16, 17, 19)');
  },
};
