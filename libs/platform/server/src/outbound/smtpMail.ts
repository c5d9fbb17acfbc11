import net from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { oneLine } from '@forecourt/enquiry';
import type { Mail, MailPort } from './ports.js';
import { smtpFault } from './smtpFault.js';
import { smtpServer } from './smtpServer.js';

export interface SmtpOptions {
  /** `smtp://user:pass@host:587` (STARTTLS) or `smtps://user:pass@host` (TLS); see `smtpServer`. */
  readonly url: string;
  /** Address that mails come from; its domain is in their Message-ID. */
  readonly from: string;
  /** Certificates that are trusted in addition to the system's. */
  readonly ca?: string;
  readonly connectMs?: number;
  /** Longest silence of the server. */
  readonly silenceMs?: number;
}

/**
 * Mail by SMTP, a connection for each: a receiver that hangs holds up no other. The Message-ID is made of the mail's
 * id, so that a mail that arrives twice after a crash can be recognised.
 */
export function smtpMail({ url, from, ca, connectMs = 10_000, silenceMs = 30_000 }: SmtpOptions): MailPort {
  const server = smtpServer(url);
  return {
    async send(mail, signal) {
      const sockets = new Set<net.Socket>();
      const cut = () => sockets.forEach((socket) => socket.destroy(new Error('ETIMEDOUT')));
      signal.addEventListener('abort', cut, { once: true });
      const options: SMTPTransportOptions = {
        host: server.host,
        port: server.port,
        secure: server.isTls,
        requireTLS: server.needsTls,
        ...(server.auth ? { auth: server.auth } : {}),
        tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        getSocket: (_options, callback) => {
          const socket = net.connect({ host: server.host, port: server.port, timeout: connectMs });
          sockets.add(socket);
          const fail = (error: Error) => {
            socket.destroy();
            callback(error, false);
          };
          const late = () => fail(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
          socket.once('error', fail).once('timeout', late);
          socket.once('connect', () => {
            socket.off('error', fail).off('timeout', late).setTimeout(0);
            callback(null, { connection: socket });
          });
        },
      };
      try {
        signal.throwIfAborted();
        await createTransport(options).sendMail(messageOf(mail, from));
      } catch (error) {
        throw smtpFault(error);
      } finally {
        signal.removeEventListener('abort', cut);
      }
    },
  };
}

function messageOf(mail: Mail, from: string): SendMailOptions {
  const { replyTo } = mail;
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: oneLine(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    envelope: { from, to: mail.to },
    subject: oneLine(mail.subject),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...bodyOf(mail.parts, mail.attachments ?? []),
  };
}

/** Texts are alternatives of each other; what is no text, as ADF, is the body itself and no attachment to one. */
function bodyOf(parts: Mail['parts'], files: NonNullable<Mail['attachments']>): SendMailOptions {
  const encoded = parts.map((part) => ({ ...part, contentTransferEncoding: 'quoted-printable' as const }));
  const isText = parts.every(({ contentType }) => contentType.startsWith('text/'));
  const attachments = files.map(({ name, ...file }) => ({ ...file, filename: name }));
  if (isText) return { alternatives: encoded, ...(attachments.length > 0 ? { attachments } : {}) };
  return {
    attachments: encoded.map((part) => ({ ...part, contentDisposition: 'inline' as const, filename: false as const })),
  };
}
