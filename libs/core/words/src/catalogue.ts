import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type { CompiledMessage };

/** Values of a message by their names; `null` where it has none. */
export type MessageValues = Readonly<Record<string, string | number>> | null;

/** The messages of a library. `Values` has an entry for each key. */
export interface Catalogue<Values extends object = object> {
  /** Name of the library, for example `offers`; a dealer's own words begin with it. */
  readonly id: string;
  /** English (Australia), compiled. */
  readonly messages: Readonly<Record<keyof Values & string, CompiledMessage>>;
  /** Type only. */
  readonly values?: Values;
}

/** Reads a message of a catalogue, with its values where it has some. */
export type Say<Values extends object> = <Key extends keyof Values & string>(
  key: Key,
  ...values: Values[Key] extends null ? [] : [Values[Key]]
) => string;

/** What reads the messages of a catalogue, for functions that are handed it: `SayOf<typeof offersWords>`. */
export type SayOf<Words extends Catalogue> = Words extends Catalogue<infer Values> ? Say<Values> : never;

/** Keys of the messages without values, for tables that name messages. */
export type PlainKeyOf<Words extends Catalogue> =
  Words extends Catalogue<infer Values>
    ? { [Key in keyof Values & string]: Values[Key] extends null ? Key : never }[keyof Values & string]
    : never;

/**
 * Declares the messages of a library. `npm run words` writes the call.
 * @__NO_SIDE_EFFECTS__
 */
export const defineWords = <Values extends object>(
  id: string,
  messages: Readonly<Record<keyof Values & string, CompiledMessage>>,
): Catalogue<Values> => ({ id, messages });
