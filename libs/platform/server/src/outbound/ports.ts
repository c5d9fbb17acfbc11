/** One mail to one address. Its id is the same at every try, so that a second arrival can be recognised. */
export interface Mail {
  /** Without brackets, unique to a lead and its target. */
  readonly id: string;
  readonly site: string;
  readonly fromName: string;
  readonly to: string;
  /** The shopper; none when the address is not fit for a header. */
  readonly replyTo: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  /** Parts of the mail, the plainest first; one part is the body itself. */
  readonly parts: readonly { readonly contentType: string; readonly content: string }[];
  readonly headers: Readonly<Record<string, string>>;
  /** Files in addition to the text, such as a calendar entry. */
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly content: string }[];
}

/** A way by which nothing leaves: what is sent is only stored, and must not be taken for sent. */
interface Way {
  readonly storesOnly?: boolean;
}

/** Sends mail. Throws a DeliveryFault; `signal` ends a try that takes too long. */
export interface MailPort extends Way {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** One HTTP POST. Its id is the same at every try. */
export interface Post {
  readonly id: string;
  readonly site: string;
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
  /** For people who read what was stored. */
  readonly subject: string;
  /** Names of environment variables. */
  readonly secret: string | undefined;
  readonly authorization: string | undefined;
}

/** Posts to other systems. Throws a DeliveryFault; `signal` ends a try that takes too long. */
export interface PostPort extends Way {
  send(post: Post, signal: AbortSignal): Promise<void>;
}

/** One text to one mobile phone. Its id is the same at every try. */
export interface Sms {
  readonly id: string;
  readonly site: string;
  /** As in E.164: `+61491570006`. */
  readonly to: string;
  readonly text: string;
}

/** Sends texts to mobile phones. Throws a DeliveryFault; `signal` ends a try that takes too long. */
export interface SmsPort extends Way {
  send(sms: Sms, signal: AbortSignal): Promise<void>;
}

/** Every way by which something leaves the platform for people or for other systems. */
export interface OutboundPorts {
  readonly mail: MailPort;
  readonly post: PostPort;
  readonly sms: SmsPort;
}
