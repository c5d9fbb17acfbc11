import { mailboxKey, phoneKey } from '@forecourt/enquiry';
import type { KeyedHash } from './keyedHash.js';

/** What tells one shopper from another, where each may have only so much open at once. */
export const ASKER_KINDS = ['email', 'phone', 'visitor', 'network'] as const;
export type AskerKind = (typeof ASKER_KINDS)[number];

/** Who asks, as far as it is known. */
export type Asker = { readonly [Kind in AskerKind]?: string | null | undefined };

const asIs = (value: string): string => value;
const ONE_WRITING: Readonly<Record<AskerKind, (value: string) => string>> = {
  email: mailboxKey,
  phone: phoneKey,
  visitor: asIs,
  network: asIs,
};

/** What is stored of an asker: for each kind that is known its name and a keyed hash, nothing that can be read. */
export const askerMarks = (hash: KeyedHash, asker: Asker): string[] =>
  ASKER_KINDS.flatMap((kind) => {
    const value = ONE_WRITING[kind](asker[kind] ?? '');
    return value === '' ? [] : [`${kind}:${hash([kind, value]).toString('base64url')}`];
  });

/** The same without the network: who is behind one changes from day to day. */
export const withoutNetwork = (marks: readonly string[]): string[] =>
  marks.filter((mark) => !mark.startsWith('network:'));

/** Whether an asker has `most` open already, by any of their marks. `open` holds the marks of each that is open. */
export const isFull = (open: readonly (readonly string[])[], marks: readonly string[], most: number): boolean =>
  marks.some((mark) => open.filter((others) => others.includes(mark)).length >= most);
