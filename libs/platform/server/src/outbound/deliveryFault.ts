/**
 * What became of a try: `unreachable` says nothing about the lead and is tried for days; `refused` is an answer for
 * good; `unconfigured` waits for the operator; `broken` will never work without a change.
 */
export type DeliveryFaultKind = 'unreachable' | 'refused' | 'unconfigured' | 'broken';

/** A lead that did not reach its target. The message is stored and shown: nothing of the shopper's may be in it. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly kind: DeliveryFaultKind;
  /** Milliseconds that the target asks to be left alone for. */
  readonly retryAfterMs: number | undefined;
  constructor(kind: DeliveryFaultKind, message: string, retryAfterMs?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What the disk of this machine answers when it takes nothing more. */
const STORAGE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** The fault of a file that could not be written here; undefined for any other error. */
export function storageFault(error: unknown): DeliveryFault | undefined {
  const { code } = error as { code?: unknown };
  return STORAGE.has(code) ? new DeliveryFault('unreachable', `cannot be stored here (${String(code)})`) : undefined;
}
