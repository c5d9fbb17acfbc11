import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailServer, startReceiver, type ReceivedMail } from '@forecourt/service/outbound/testing';
import { HOOK_SECRET, HOOK_SECRET_NAME, MAIL_FROM, type OutsideMail, type TurnClock } from './wires.ts';

export interface Outside {
  /** Where tests ask what arrived, and have the platform's clock turned. */
  readonly port: number;
  readonly hooksUrl: string;
  /** How the platform is led here. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What tests have done to the platform itself. */
export interface PlatformControls {
  readonly turnClock: (turn: TurnClock) => void;
  /** Ends all test drives that are booked. */
  readonly endBookings: () => Promise<unknown>;
}

/**
 * Servers around the platform in its journeys: a mail server, a text gateway and a receiver of webhooks, all real.
 * Tests run in other processes and use HTTP: `GET /arrived`, `POST /clock`, `DELETE /bookings`.
 */
export async function startOutside({ turnClock, endBookings }: PlatformControls): Promise<Outside> {
  const mails = await startMailServer();
  const receiver = await startReceiver();
  const desk = createServer((request, response) => {
    const answer = (status: number, body: object = {}) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST' && request.url === '/clock')
      return void readBody(request).then((body) => {
        turnClock(JSON.parse(body) as TurnClock);
        answer(200);
      });
    if (request.method === 'DELETE' && request.url === '/bookings')
      return void endBookings().then(
        () => answer(200),
        (error: unknown) => answer(500, { message: String(error) }),
      );
    const posts = receiver.received.map(({ path, headers, body }) => ({ path, headers, body }));
    answer(200, { mails: mails.received.map(mailOf), posts });
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  return {
    port: (desk.address() as AddressInfo).port,
    hooksUrl: `${receiver.url}/hooks`,
    environment: {
      FORECOURT_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      FORECOURT_MAIL_FROM: MAIL_FROM,
      FORECOURT_SMS_URL: `${receiver.url}/texts`,
      FORECOURT_SMS_KEY: 'journeys',
      FORECOURT_SMS_FROM: 'Forecourt',
      FORECOURT_LEAD_POSTS: 'send',
      [HOOK_SECRET_NAME]: HOOK_SECRET,
    },
  };
}

const mailOf = ({ to, mail }: ReceivedMail): OutsideMail => ({
  to,
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  messageId: mail.messageId ?? '',
  replyTo: mail.replyTo?.value[0]?.address,
  files: mail.attachments.map(({ filename, contentType, content }) => ({
    name: filename,
    type: contentType,
    text: content.toString('utf8'),
  })),
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
