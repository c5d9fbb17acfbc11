export interface Fault {
  readonly name: string;
  readonly code: string;
  /** What happened, of errors whose words hold nothing that a person typed. */
  readonly words?: string;
  /** The first places of the stack, without the message. */
  readonly at: string;
}

/**
 * What may be logged of an error: its kind and where it came from. Messages of a database carry the values of a query,
 * so that only an error with `words` says more.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, code: '', at: '' };
  const code: unknown = 'code' in error ? error.code : undefined;
  const words: unknown = 'words' in error ? error.words : undefined;
  return {
    name: error.name,
    code: typeof code === 'string' ? code : '',
    ...(typeof words === 'string' ? { words } : {}),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
}
