import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourToken, TOKENS } from '@forecourt/ui-kit/theme';
import { COLOUR_NAMES } from '@forecourt/site-config';
import {
  BreakpointsSample,
  ColourSample,
  ElevationSample,
  MotionSample,
  RadiusSample,
  SpaceSample,
  StatusSample,
  TypeSample,
} from './Samples.tsx';

// each is shown on its page of the foundations
const meta: Meta = { title: 'Foundations/Samples', tags: ['!autodocs', '!dev'] };
export default meta;

export const Colour: StoryObj = {
  render: () => <ColourSample />,
  play: async ({ canvas }) => {
    for (const name of COLOUR_NAMES) await expect(canvas.getAllByText(name).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(new RegExp(`^--${colourToken('heroSurface')} #`)).length).toBeGreaterThan(0);
  },
};
export const Type: StoryObj = { render: () => <TypeSample /> };
export const Space: StoryObj = {
  render: () => <SpaceSample />,
  play: async ({ canvas }) => {
    for (const token of TOKENS.filter((name) => name.startsWith('space-')))
      await expect(canvas.getByText(`--${token}`)).toBeVisible();
  },
};
export const Radius: StoryObj = { render: () => <RadiusSample /> };
export const Elevation: StoryObj = { render: () => <ElevationSample /> };
export const Motion: StoryObj = { render: () => <MotionSample /> };
export const Breakpoints: StoryObj = { render: () => <BreakpointsSample /> };
export const Status: StoryObj = { render: () => <StatusSample /> };
