import type { Catalogue } from './catalogue.js';
import type { Worded } from './messagesOf.js';
import { wordsOf } from './wordsOf.js';

/** A text for whichever site says it: in its own words where it has some, else in its language. */
export type SiteText = (site: Worded) => string;

/** Says everything in the first language and in the platform's own words. */
export const PLAIN: Worded = { config: {} };

/** Values of a message, each of which may be a text of its own. */
type TextValues<Values> = { readonly [Name in keyof Values]: Values[Name] | SiteText };

/** Names a message of a catalogue with its values, for code that does not know yet which site says it. */
export interface Texts<Values extends object, Said = SiteText> {
  <Key extends keyof Values & string>(
    key: Key,
    ...values: Values[Key] extends null ? [] : [TextValues<Values[Key]>]
  ): Said;
}

type SayAny = (key: string, values: Readonly<Record<string, string | number>>) => string;

/**
 * The messages of a library as texts for any site.
 * @__NO_SIDE_EFFECTS__
 */
export const textsOf = <Values extends object>(catalogue: Catalogue<Values>): Texts<Values> => {
  const text =
    (key: string, values: Readonly<Record<string, string | number | SiteText>> = {}): SiteText =>
    (site) => {
      const say = wordsOf(site, catalogue as Catalogue) as SayAny;
      const said = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? value(site) : value,
      ]);
      return say(key, Object.fromEntries(said) as Readonly<Record<string, string | number>>);
    };
  return text as Texts<Values>;
};
