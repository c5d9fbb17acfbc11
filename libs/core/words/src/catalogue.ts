import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.js';
import type { Worded } from './messagesOf.js';

export type { CompiledMessage };

/** Values of a message by their names; `null` where it has none. */
export type MessageValues = Readonly<Record<string, string | number>> | null;

/** The messages of a library. `Values` has an entry for each key. */
export interface Catalogue<Values extends object = object> {
  /** Name of the library, for example `offers`; a dealer's own words begin with it. */
  readonly id: string;
  /** English (Australia), compiled. */
  readonly messages: Messages<keyof Values & string>;
  /** The same messages in other languages. Servers have them; a browser gets those of its page's site as data. */
  readonly translations?: Translations<keyof Values & string>;
  /** Type only. */
  readonly values?: Values;
}

/** Messages by their keys. */
export type Messages<Key extends string = string> = Readonly<Record<Key, CompiledMessage>>;
export type Translations<Key extends string = string> = Readonly<Partial<Record<Language, Messages<Key>>>>;

/** The messages of a catalogue in another language, none left out: `MessagesOf<typeof offersWords>`. */
export type MessagesOf<Words extends Catalogue> =
  Words extends Catalogue<infer Values> ? Messages<keyof Values & string> : never;

/** Reads a message of a catalogue, with its values where it has some. */
export interface Say<Values extends object> {
  <Key extends keyof Values & string>(key: Key, ...values: Values[Key] extends null ? [] : [Values[Key]]): string;
  /** The site that says them, for words that are no message of the catalogue: dates, values of the stock. */
  readonly site: Worded;
  readonly language: Language;
}

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
  messages: Messages<keyof Values & string>,
): Catalogue<Values> => ({ id, messages });

/**
 * A catalogue with its other languages, for the `config` entry of a library, which servers read.
 * @__NO_SIDE_EFFECTS__
 */
export const translated = <Values extends object>(
  catalogue: Catalogue<Values>,
  translations: Translations<keyof Values & string>,
): Catalogue<Values> => ({ ...catalogue, translations });
