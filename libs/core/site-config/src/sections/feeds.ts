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

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isFeedUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || protocol === 'sftp:' || (protocol === 'http:' && LOOPBACK.test(hostname)));

const feedUrl = z
  .url()
  .refine(
    (url) => URL.canParse(url) && isFeedUrl(new URL(url)),
    'must begin with https:// or sftp:// and hold no user or password (http:// is for this machine alone)',
  );
const isSftp = (url: string | undefined): boolean => url?.toLowerCase().startsWith('sftp:') === true;

const feed = z
  .strictObject({
    url: feedUrl
      .optional()
      .describe(
        'Where the file is fetched from, by https:// or sftp://. It is read only when it has changed, where its ' +
          'server tells versions. An SFTP address that ends in "/" is a folder: the newest file in it is the feed.',
      ),
    user: z
      .string()
      .min(1)
      .optional()
      .describe('Name by which that server knows the dealer, with "password" or, by SFTP, "privateKey".'),
    password: secret.optional().describe('Environment variable with the password.'),
    privateKey: secret.optional().describe('By SFTP, in place of a password: environment variable with the key.'),
    hostKey: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must be a fingerprint as "ssh-keygen -l" writes it: SHA256:…')
      .optional()
      .describe('By SFTP: fingerprint of the server’s key. A server with another key gets no password.'),
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
    ({ url, user, password }) =>
      isSftp(url) || ((user === undefined) === (password === undefined) && (user === undefined || url)),
    {
      path: ['password'],
      error: '"user" and "password" go together, with "url"',
    },
  )
  .refine(
    ({ url, user, password, privateKey, hostKey }) =>
      isSftp(url)
        ? user !== undefined && hostKey !== undefined && (password === undefined) !== (privateKey === undefined)
        : hostKey === undefined && privateKey === undefined,
    {
      path: ['hostKey'],
      error: 'an sftp:// address, and no other, has "user", "hostKey" and either "password" or "privateKey"',
    },
  );
export type StockFeed = z.infer<typeof feed>;

export const feedsSchema = z.strictObject({
  stock: feed
    .optional()
    .describe('The dealer’s whole stock, which is fetched and imported as often as it says; what it lacks is sold.'),
});
export type FeedsSection = z.infer<typeof feedsSchema>;

/** Where stock comes from. */
export const feedsConfig = defineSection(feedsSection, { schema: feedsSchema, defaults: {}, serverOnly: true });
