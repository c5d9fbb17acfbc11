import type { Announcement } from '../announcements.js';
import { Announcements } from '../components/Announcements.js';

/** Lines that run now. */
export const Component = ({ data }: { data?: unknown }) => (
  <Announcements announcements={(data ?? []) as readonly Announcement[]} />
);
