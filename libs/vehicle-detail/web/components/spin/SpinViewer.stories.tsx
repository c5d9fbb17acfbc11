import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenSpin, sampleOptions, sampleSpin } from './spinSamples.js';
import SpinViewer from './SpinViewer.js';

const meta = {
  title: 'Vehicle detail/Spin viewer',
  component: SpinViewer,
  args: { content: sampleSpin, mode: 'spin', options: sampleOptions, onFailed: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpinViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const sliderOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('slider', { name: /2021 Kia Sorento/ });
const pictureOf = (canvasElement: HTMLElement) => canvasElement.querySelector('img')?.src ?? '';
const allThere = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-progress]')).toBeNull(), { timeout: 8000 });

/** VDP-03 arrow keys turn, round the end too, and the slider reports its position. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement);
    await allThere(canvasElement);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Turned 60 degrees, picture 3 of 12');
    await waitFor(() => expect(pictureOf(canvasElement)).toContain('frame-2'));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '12');
    await waitFor(() => expect(pictureOf(canvasElement)).toContain('frame-11'));
    await userEvent.keyboard('{PageUp}{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '12');
  },
};

/** VDP-03 a drag of 20 px turns by a frame; the hint goes; up and down stays with the page. */
export const ByDrag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = sliderOf(canvasElement);
    await allThere(canvasElement);
    await expect(canvas.getByText('Swipe to spin')).toBeVisible();
    await expect(getComputedStyle(slider).touchAction).toBe('pan-y');
    const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
    await fireEvent.pointerDown(slider, { ...pointer, clientX: 300 });
    await fireEvent.pointerMove(slider, { ...pointer, clientX: 259 });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '3'));
    // the browser takes the finger for a scroll: the turn stays where it is
    await fireEvent.pointerCancel(slider, { ...pointer, clientX: 259 });
    await fireEvent.pointerMove(slider, { ...pointer, clientX: 100 });
    await expect(slider).toHaveAttribute('aria-valuenow', '3');
    await expect(canvas.queryByText('Swipe to spin')).toBeNull();
  },
};

/** VDP-03 it turns automatically until it is touched; the button stops it and starts it again. */
export const TurnsByItself: Story = {
  args: { options: { ...sampleOptions, autoRotate: 'always' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = sliderOf(canvasElement);
    // whose device asks for less motion starts it
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(canvas.getByRole('button', { name: 'Turn by itself' }));
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuenow', '1'), { timeout: 8000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop turning' }));
    const stopped = slider.getAttribute('aria-valuenow');
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(slider).toHaveAttribute('aria-valuenow', stopped);
    await expect(canvas.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  },
};

/** VDP-03 one turn, then rest. */
export const TurnsOnce: Story = {
  args: { options: { ...sampleOptions, autoRotate: 'once', interval: 40 } },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Turn by itself' }, { timeout: 8000 });
    await expect(again).toBeVisible();
    await expect(sliderOf(canvasElement)).toHaveAttribute('aria-valuenow', '1');
  },
};

/** VDP-03 with reduced motion, nothing moves automatically. */
export const LessMotion: Story = {
  args: { options: { ...sampleOptions, autoRotate: 'always', interval: 40 } },
  beforeEach: () => {
    const original = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? { ...original(query), matches: true } : original(query);
    return () => {
      window.matchMedia = original;
    };
  },
  play: async ({ canvasElement }) => {
    await allThere(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(sliderOf(canvasElement)).toHaveAttribute('aria-valuenow', '1');
  },
};

/** VDP-03 points open with a key, close with Escape, and go when they turn away. */
export const ExteriorHotspots: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await allThere(canvasElement);
    const lamps = canvas.getByRole('button', { name: 'Headlamps' });
    lamps.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Lenses are clear');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(lamps).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Front tyre' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('6 mm');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn right' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Front tyre' })).toBeNull());
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** VDP-03 the cabin, all around. */
export const Interior: Story = {
  args: { mode: 'interior' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = sliderOf(canvasElement);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Looking ahead');
    await userEvent.click(await canvas.findByRole('button', { name: 'Touch screen' }, { timeout: 8000 }));
    await expect(canvas.getByRole('status')).toHaveTextContent('maps and music');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Looking 346 degrees to the right');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Looking ahead');
  },
};

/** VDP-03 a cabin on another server is linked, not framed. */
export const InteriorElsewhere: Story = {
  args: { mode: 'interior', content: { ...sampleSpin, interior: { kind: 'link', url: 'https://tours.example/12' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Look inside' })).toHaveAttribute(
      'href',
      'https://tours.example/12',
    );
  },
};

/** VDP-03 a cabin on a server that the site declares is shown in a frame that cannot affect the page. */
export const InteriorFramed: Story = {
  args: {
    mode: 'interior',
    content: { ...sampleSpin, interior: { kind: 'foreign-page', url: 'https://tours.invalid/12' } },
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Interior of 2021 Kia Sorento');
    await expect(frame).toHaveAttribute('src', 'https://tours.invalid/12');
    await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|downloads|modals/);
  },
};

/** VDP-03 on the whole screen; Escape gives the focus back. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show 360° view full screen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '2021 Kia Sorento' }, { timeout: 5000 });
    const slider = within(dialog).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '2021 Kia Sorento' })).toBeVisible());
  },
};

/** VDP-03 frames that do not load are reported, so that pictures can replace them (A8). */
export const FramesFail: Story = {
  args: { content: brokenSpin },
  parameters: { brokenPictures: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled(), { timeout: 8000 });
  },
};
