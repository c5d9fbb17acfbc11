import { z } from 'zod';
import { defineSection } from '../section.js';
import { secret } from './parts.js';
import { feedsSection } from './refs.js';

/** A file of the dealer's folder, by its path there. */
const ownFile = z
  .string()
  .regex(
    /^(?!.*(^|\/)\.\.?(\/|$))[\w][\w./-]*\.json$/,
    'must be a file of the dealer’s folder, for example "feeds/stock.json"',
  );

const feedUrl = z
  .url()
  .refine(
    (url) => URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).username === '',
    'must begin with https:// and hold no password',
  );

const feed = z
  .strictObject({
    url: feedUrl
      .optional()
      .describe(
        'Where the file is fetched from. It is sent on only when it has changed, where its server tells versions.',
      ),
    user: z.string().min(1).optional().describe('Name by which that server knows the dealer, with "password".'),
    password: secret.optional().describe('Environment variable with the password.'),
    folder: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Folder of the machine that the file is put into, for example by SFTP: the newest file in it is the feed. ' +
          'Below FORECOURT_FEEDS.',
      ),
    mapping: ownFile.describe('Mapping of the feed, in the dealer’s folder.'),
    everyMinutes: z.int().min(5).max(10_080).describe('How often it is looked for.'),
    alarmHours: z
      .int()
      .min(1)
      .max(720)
      .describe('Age of the last feed that came through, hours, from which on the desk and the log say so.'),
  })
  .refine(({ url, folder }) => (url === undefined) !== (folder === undefined), 'needs either "url" or "folder"')
  .refine(
    ({ url, user, password }) => (user === undefined) === (password === undefined) && (user === undefined || url),
    {
      path: ['password'],
      error: '"user" and "password" go together, with "url"',
    },
  );
export type StockFeed = z.infer<typeof feed>;

export const feedsSchema = z.strictObject({
  stock: feed
    .optional()
    .describe('The dealer’s whole stock, which is fetched and imported as often as it says; what it lacks is sold.'),
});
export type FeedsSection = z.infer<typeof feedsSchema>;

/** Where stock comes from; stays on the server. */
export const feedsConfig = defineSection(feedsSection, { schema: feedsSchema, defaults: {} });
