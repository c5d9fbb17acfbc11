/** Name of the target, and of the variable that holds its secret. */
export const HOOK = 'journeys';
export const HOOK_SECRET_NAME = 'JOURNEYS_HOOK_SECRET';
export const HOOK_SECRET = `whsec_${Buffer.from('a key of the journeys, longer than 24 bytes').toString('base64')}`;
export const MAIL_FROM = 'websites@forecourt.example';

/** A mail as it came out of the SMTP server. */
export interface OutsideMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly replyTo: string | undefined;
  /** Files and parts that are no text, ADF among them. */
  readonly files: readonly { readonly name: string | undefined; readonly type: string; readonly text: string }[];
}
export interface OutsidePost {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** What has arrived outside the platform, the oldest first. */
export interface Arrived {
  readonly mails: readonly OutsideMail[];
  readonly posts: readonly OutsidePost[];
}
/** Has the platform's clock go so many milliseconds ahead of this machine's. */
export interface TurnClock {
  readonly ahead: number;
}
