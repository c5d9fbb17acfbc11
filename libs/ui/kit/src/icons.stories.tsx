import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ICON_NAMES, Icon } from './icons.js';

function Icons({ size }: { size: number }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)', listStyle: 'none' }}>
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-1)', minWidth: 90 }}>
          <Icon name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Kit/Icons', component: Icons, args: { size: 24 } } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: no icon is read out, and each has a visible shape inside its frame. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons.length).toBeGreaterThan(20);
    for (const icon of icons) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      const { x, y, width, height } = icon.getBBox();
      await expect(Math.max(width, height)).toBeGreaterThan(8);
      await expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      await expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24);
    }
  },
};
