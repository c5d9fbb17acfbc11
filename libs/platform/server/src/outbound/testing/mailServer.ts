import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: ParsedMail;
  readonly isSecure: boolean;
  readonly user: string | undefined;
}

export interface MailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** What it answers to a recipient: a code to refuse with, nothing to accept. */
  refuse: (address: string) => number | undefined;
  /** Milliseconds before it answers the end of a mail to an address. */
  delay: (address: string) => number;
  close(): Promise<void>;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error(`no, <kim@shopper.example>: ${responseCode}`), { responseCode });

/** A real SMTP server that keeps what it is sent. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const result: MailServer = {
    port: 0,
    received,
    refuse: () => undefined,
    delay: () => 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const code = result.refuse(address);
      done(code === undefined ? null : refusal(code));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void simpleParser(raw).then((mail) => {
          received.push({
            to,
            raw: raw.toString(),
            mail,
            isSecure: session.secure,
            user: session.user as string | undefined,
          });
          setTimeout(() => done(), result.delay(to[0] ?? ''));
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(result, { port: (server.server.address() as AddressInfo).port });
}
