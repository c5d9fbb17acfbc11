import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { useSite } from '@forecourt/composition';
import { makeStore } from '@forecourt/runtime/store';
import { pageWithActions, useActions, type Answer } from '../../testing/postedForms.js';
import { TopicForm, type TopicFormProps } from './TopicForm.js';

function Topic({ answer, ...props }: TopicFormProps & { answer: Answer }) {
  const [store] = useState(() =>
    makeStore({ api: { request: answer as never }, search: {} as never, site: 'harbour' }),
  );
  useActions(useSite(), answer);
  const { pathname, search } = useLocation();
  return (
    <Provider store={store}>
      <div style={{ maxWidth: 560 }}>
        <TopicForm {...props} />
        <output aria-label="Address">{pathname + search}</output>
      </div>
    </Provider>
  );
}

const meta = {
  title: 'Forms/TopicForm',
  component: Topic,
  parameters: { page: () => pageWithActions() },
  args: {
    topic: 'service',
    answer: fn(() => Promise.resolve({ lead_id: 'L1', event_id: 1, category: 'stock_enquiry' })),
  },
  argTypes: { topic: { control: 'select', options: [...ENQUIRY_TOPICS] } },
} satisfies Meta<typeof Topic>;
export default meta;
type Story = StoryObj<typeof meta>;

const choosePlace = async (canvasElement: HTMLElement) => {
  const place = within(canvasElement).queryByLabelText('Location');
  if (place instanceof HTMLSelectElement) await userEvent.selectOptions(place, place.options[1]?.value ?? '');
};

/** FORM-11: what the workshop needs to know travels as answers. */
export const Service: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Robin');
    await userEvent.type(canvas.getByLabelText('Email'), 'robin@example.com');
    await choosePlace(canvasElement);
    await userEvent.type(canvas.getByLabelText('Your vehicle: make, model and year'), 'Kia Rio 2021');
    await userEvent.selectOptions(canvas.getByLabelText(/What does it need\?/), 'Logbook service');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'While it is with us' })).getByLabelText('A loan car'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a Booking' }));
    await waitFor(() => expect(args.answer).toHaveBeenCalled());
    await expect(args.answer).toHaveBeenCalledWith(
      '/api/enquiries',
      expect.objectContaining({
        body: expect.objectContaining({
          category: 'Service Enquiry',
          additional_services: ['A loan car'],
          answers: { 'Your vehicle: make, model and year': 'Kia Rio 2021', 'What does it need?': 'Logbook service' },
        }) as unknown,
      }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('category=stock_enquiry'));
  },
};
/** FORM-04 FORM-11: a missing value shows in the error list and at its field; nothing typed is lost. */
export const Missing: Story = {
  args: { topic: 'parts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Robin');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a Part' }));
    await expect(canvas.getByLabelText('Part or accessory')).toHaveAccessibleDescription(
      'Part or accessory is needed.',
    );
    await expect(canvas.getByLabelText('First name')).toHaveValue('Robin');
  },
};
export const Fleet: Story = { args: { topic: 'fleet' } };
export const Careers: Story = { args: { topic: 'careers' } };
