import { z } from 'zod';
import { link, moment } from '@forecourt/site-config';

/** Tones that an announcement may have; each is a pair of colours whose contrast is checked. */
export const TONES = ['brand', 'accent', 'plain'] as const;

/** A line below the header of every page. */
export const announcementSchema = z.strictObject({
  text: z.string().trim().min(1).max(160).describe('What is to be said, in one sentence.'),
  link: link.optional().describe('Where one reads more; left out where the site does not have the page.'),
  tone: z.enum(TONES).describe('How loudly: in the colours of the brand, in those of the accent, or plain.'),
  startsAt: moment.optional().describe('From when it is shown.'),
  expiresAt: moment.optional().describe('Until when it is shown.'),
});
export type Announcement = z.infer<typeof announcementSchema>;
