/**
 * The database server does not answer, or the connection to it broke. What was to be stored may be tried again under
 * its own key: a commit whose answer was lost may have been stored.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Whether an error comes of a database server that is away, also where others have wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseAway) return true;
  return false;
}

/** SQLSTATE of a server that shuts down, crashes, starts, or has no connection left; those of class 08 are alike. */
const STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver gives these no code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Postgres connection has been discarded',
];

/** Why a query failed, where the server is away; undefined for an error that the server itself answered with. */
export function awayReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (STATES.has(code) || NETWORK.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return code;
  return WORDS.find((words) => error.message.startsWith(words));
}
