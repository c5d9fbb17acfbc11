import type { Catalogue } from './catalogue.js';
import { PLAIN, textsOf, type SiteText, type Texts } from './textsOf.js';

/** What a schema of Zod takes as its message. */
export interface SchemaFault {
  readonly error: (issue: object) => string;
}

/** What an issue of a schema has of its text. */
export interface WordedIssue {
  readonly message: string;
  readonly text: SiteText;
}

export const issueOf = (text: SiteText): WordedIssue => ({ message: text(PLAIN), text });

/**
 * The messages of a library as reasons of its schemas. A schema is the same for every site and speaks English: its
 * issue brings the text along for who knows the site.
 * @__NO_SIDE_EFFECTS__
 */
export const faultsOf = <Values extends object>(catalogue: Catalogue<Values>): Texts<Values, SchemaFault> => {
  const text = textsOf(catalogue) as (...message: readonly unknown[]) => SiteText;
  const fault = (...message: readonly unknown[]): SchemaFault => {
    const said = issueOf(text(...message));
    return { error: (issue) => Object.assign(issue, said).message };
  };
  return fault;
};

/** The text of an issue; undefined where its schema leaves the message to Zod. */
export function textOfIssue(issue: object): SiteText | undefined {
  const { text } = issue as Partial<WordedIssue>;
  return typeof text === 'function' ? text : undefined;
}
