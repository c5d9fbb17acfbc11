import { oneLine } from '@forecourt/enquiry';
import { DeliveryFault } from './deliveryFault.js';

/** Commands whose refusal is about this mail; what is refused before them is about the connection, and mended there. */
const ABOUT_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)/;

/** What an error of the SMTP client means for a lead. Addresses are masked: a server may repeat any. */
export function smtpFault(error: unknown): DeliveryFault {
  const {
    responseCode: status,
    command,
    code,
    response,
  } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
    response?: string;
  };
  const said = typeof response === 'string' ? `: ${withoutAddresses(response)}` : '';
  if (typeof status === 'number') {
    const isRefusal = status >= 500 && ABOUT_THE_MAIL.test(command ?? '');
    return new DeliveryFault(isRefusal ? 'refused' : 'unreachable', `SMTP ${status} at ${command ?? '?'}${said}`);
  }
  // an envelope that the client itself refuses is never accepted
  if (code === 'EENVELOPE') return new DeliveryFault('refused', 'the mail has an address that cannot be sent to');
  return new DeliveryFault(
    'unreachable',
    `no answer from the mail server (${code ?? 'connection'}${command ? ` at ${command}` : ''})`,
  );
}

const withoutAddresses = (text: string): string =>
  oneLine(text)
    .replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…')
    .slice(0, 200);
