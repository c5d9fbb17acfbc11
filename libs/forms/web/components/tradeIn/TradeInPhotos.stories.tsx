import type { Meta, StoryObj } from '@storybook/react-vite';
import { data, redirect, useLoaderData } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { enquiryWords, type PhotoRefusal, refusalWords } from '@forecourt/enquiry';
import { TradeInPhotos, type TradeInPhotosProps } from './TradeInPhotos.js';
import { wordsOf } from '@forecourt/words';

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, width: 640, height: 480 }));

/** As the page reads them: anew after a photo was removed. */
function OnPage({ photos: first, ...props }: TradeInPhotosProps) {
  const read = useLoaderData<TradeInPhotosProps['photos'] | null>();
  return (
    <div style={{ maxWidth: 640 }}>
      <TradeInPhotos {...props} photos={read ?? first} />
    </div>
  );
}

const removed = fn();
const removes = (answer: () => unknown) => ({
  page: () => ({
    ...{ address: '/trade-in?lead=L1', data: null, next: () => photos(1) },
    action: async ({ request }: { request: Request }) => {
      removed(Object.fromEntries(await request.formData()));
      return answer();
    },
  }),
});

const meta = {
  title: 'Forms/TradeInPhotos',
  component: OnPage,
  globals: { dealer: 'harbour' },
  args: {
    lead: 'L1',
    page: 'trade-in',
    path: '/trade-in',
    photos: [],
  },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fakes the upload service while a story sends files: the name of a file decides its answer. */
function answerUploads(): () => void {
  const real = window.XMLHttpRequest;
  let kept = 0;
  class Upload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    status = 200;
    responseText = '';
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      const { name } = form.get('photos') as File;
      const [, reason] = /^(\w+)\.bad/.exec(name) ?? [];
      if (name.startsWith('slow')) return this.upload.onprogress?.({ loaded: 4, total: 10 });
      if (reason === undefined) kept++;
      const refused = reason === undefined ? [] : [{ reason: reason as PhotoRefusal }];
      this.status = reason === undefined ? 200 : 422;
      this.responseText = JSON.stringify({ photos: photos(kept), refused });
      setTimeout(() => this.onload?.(), 50);
      return undefined;
    }
  }
  window.XMLHttpRequest = Upload as never;
  return () => void (window.XMLHttpRequest = real);
}

const choose = (canvasElement: HTMLElement, ...names: string[]) =>
  userEvent.upload(
    within(canvasElement).getByLabelText(/^Add/, { selector: 'input' }),
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    { applyAccept: false },
  );

/** TRD-03: what to photograph, and what is taken. */
export const None: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Add photos (up to 8)');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await expect(input).toHaveAccessibleDescription(/up to 12 MB each/);
  },
};
/** TRD-03: files that are chosen are sent at once; one that is none says why, and the others stay. */
export const Sending: Story = {
  beforeEach: answerUploads,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, 'front.jpg', 'heic.bad', 'back.jpg');
    await expect(await canvas.findByRole('img', { name: 'Your car, 2 of 2' })).toBeVisible();
    await expect(
      await canvas.findByText(`heic.bad ${refusalWords('heic', wordsOf({ config: {} }, enquiryWords))}.`),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('back.jpg was added. 2 of 8 photos.');
    await expect(canvas.getByLabelText('Add more photos (up to 6)')).toBeVisible();
  },
};
/** TRD-03: how far a file has got. */
export const UnderWay: Story = {
  beforeEach: answerUploads,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, 'slow.jpg');
    const bar = await canvas.findByRole('progressbar', { name: 'slow.jpg' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
    await expect(canvas.getByText('Please stay on this page until they are sent.')).toBeVisible();
  },
};
/** TRD-03: a photo is removed, and the focus does not go with it. */
export const Removing: Story = {
  args: { photos: photos(2) },
  parameters: removes(() => redirect('/trade-in?lead=L1#photos')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(await canvas.findByText('The photo was removed. 1 of 8 photos.')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith({ lead: 'L1', photo: 'p2', intent: 'remove-photo' });
    await expect(canvas.getByRole('heading', { name: 'Photos of your car' })).toHaveFocus();
  },
};
/** TRD-03: the service does not answer; the photo stays. */
export const RemovingFailed: Story = {
  args: { photos: photos(1) },
  parameters: removes(() => data({ step: 'remove-photo', message: 'The service is away.' }, { status: 503 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await expect(await canvas.findByText('The photo could not be removed. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your car, 1 of 1' })).toBeVisible();
  },
};
/** TRD-03: no more can be added. */
export const Full: Story = {
  args: { photos: photos(8) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(/^Add/)).toBeNull();
    await expect(canvas.getByText(/These are all that can be added/)).toBeVisible();
  },
};
/** TRD-03: files that the service refused when the form was posted without script. */
export const RefusedWithoutScript: Story = {
  args: {
    photos: photos(1),
    refused: [
      { at: 2, reason: 'type' },
      { at: 3, reason: 'size' },
    ],
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The 2nd file is no photo.');
    await expect(alert).toHaveTextContent('The 3rd file is larger than 12 MB.');
  },
};
