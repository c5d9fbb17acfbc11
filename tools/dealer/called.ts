import { userInfo } from 'node:os';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';

const TEXT = { type: 'string' } as const;

/** Flags of all commands. */
export const DEALER_FLAGS = {
  ...{ name: TEXT, licence: TEXT, email: TEXT, phone: TEXT, street: TEXT, city: TEXT, state: TEXT, postcode: TEXT },
  ...{ lat: TEXT, long: TEXT, template: TEXT, legalName: TEXT, host: TEXT, hours: TEXT },
  ...{ abn: TEXT, privacyEmail: TEXT, feed: TEXT, map: TEXT, colour: TEXT, logo: TEXT },
  ...{ from: TEXT, to: TEXT, folder: TEXT, dealers: TEXT, data: TEXT, who: TEXT, at: TEXT },
} satisfies ParseArgsOptionsConfig;

export type DealerFlag = keyof typeof DEALER_FLAGS;

/** A command as it was called. */
export interface Called {
  readonly flags: { readonly [Name in DealerFlag]?: string };
  /** What follows the command. */
  readonly names: readonly string[];
  readonly dealersDir: string;
  readonly say: (line: string) => void;
}

/** The folder that a command works on: the one that is named, or that of the dealer among all. */
export const dealerFolder = ({ flags, names: [slug = ''], dealersDir }: Called): string =>
  path.resolve(flags.folder ?? path.join(dealersDir, slug));

/** Who does it, for the list of versions. */
export const whoOf = ({ flags }: Called): string => flags.who ?? userInfo().username;
