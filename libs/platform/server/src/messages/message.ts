import type { Mail } from '../outbound/index.js';
import type { ConfiguredSite } from '../sites/index.js';

/** A message to a shopper. Written when it leaves, from what is stored then. */
export interface ShopperMessage {
  /** An e-mail address, or a mobile number as in E.164 (`+61491570006`). */
  readonly to: string;
  /** Subject of a mail. */
  readonly subject: string;
  /** The text, a paragraph each; no HTML. A text to a phone is the paragraphs in one, so keep those short. */
  readonly paragraphs: readonly string[];
  /** Facts in two columns below the text, such as a reference and a time. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do: a button of a mail, a link of a text. `path` is one of the site, with a slash before it. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Things that a mail names, each with a page of the site; a text to a phone leaves them out. */
  readonly items?: readonly { readonly label: string; readonly text: string; readonly path?: string }[];
  /**
   * For messages that the shopper requested and may stop: a page of the site that does it, and the address that a mail
   * program posts to (RFC 8058). It is under the message and in its header.
   */
  readonly stop?: { readonly path: string; readonly postPath: string };
  /** A picture of what it is about: a path of the site, and what it shows. Mails alone. */
  readonly picture?: { readonly path: string; readonly text: string };
  /** Slug of the place that it is about: it signs with its own address and number, not with the main place's. */
  readonly place?: string | undefined;
  /** Who gets what the shopper answers to a mail; the site's own address when left out. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Small print, such as why this came and how to stop it. */
  readonly note?: string;
  readonly attachments?: Mail['attachments'];
}

/** What a writer gets about a message that is to leave. */
export interface MessageOccasion {
  readonly site: ConfiguredSite;
  /** Id of what the message is about, for example of a reservation. */
  readonly ref: string;
  /** What was sealed with it, for example a code; undefined for none. */
  readonly secret: string | undefined;
  readonly by: MessageWay;
}

export type MessageWay = 'mail' | 'sms';

/** Writes messages of one kind; undefined when there is nothing to say any more, and the message is dropped. */
export type MessageWriter = (occasion: MessageOccasion) => Promise<ShopperMessage | undefined>;

/** Writers by kind of message, for example `sign-in-code`. */
export type MessageWriters = Map<string, MessageWriter>;
