import { Breadcrumbs } from '@forecourt/ui-kit';
import type { TrailEntry } from '../pages/trails.js';

/** The trail to a page, whose last entry is the page itself. */
export const Trail = ({ trail }: { trail: readonly TrailEntry[] }) => (
  <Breadcrumbs trail={trail.map((entry, index) => (index === trail.length - 1 ? { name: entry.name } : entry))} />
);
