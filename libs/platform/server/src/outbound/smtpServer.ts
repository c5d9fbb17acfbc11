export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isTls: boolean;
  /** No mail leaves before STARTTLS. */
  readonly needsTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * What an SMTP address says: `smtps://` is TLS (port 465), `smtp://` STARTTLS (port 587), which the server must offer
 * unless it is this machine or the address ends in `?tls=optional`. Throws a sentence that says what is allowed.
 */
export function smtpServer(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('must read smtp://user:password@host:587 or smtps://user:password@host');
  const tls = url.searchParams.get('tls') ?? (LOOPBACK.test(url.hostname) ? 'optional' : 'required');
  if (tls !== 'optional' && tls !== 'required') throw new Error('"tls" must be "required" or "optional"');
  const isTls = url.protocol === 'smtps:';
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if ((user === '') !== (pass === '')) throw new Error('must have both user and password, or neither');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    needsTls: !isTls && tls === 'required',
    auth: user === '' ? undefined : { user, pass },
  };
}
