/** What a search server says of one search instead of answering it. */
interface Refused {
  readonly code?: number;
  readonly error?: string;
}

const refusals = (answers: readonly unknown[]): Refused[] =>
  answers.map((answer) => (answer ?? {}) as Refused).filter(({ error }) => typeof error === 'string');

/** Whether a node answered each search: anything else is no answer of a search server. */
export const answersAll = (answers: unknown, searches: readonly unknown[]): answers is readonly object[] =>
  Array.isArray(answers) &&
  answers.length === searches.length &&
  answers.every((answer) => typeof answer === 'object' && answer !== null);

/** Whether a site's collection is not there: on a node that came back empty, or where an alias was lost. */
export const lacksCollection = (answers: readonly unknown[]): boolean =>
  refusals(answers).some(({ code, error = '' }) => code === 404 && /^(collection )?not found\.?$/i.test(error));

/** The search server's words for a field that a collection does not have: it was made by another schema. */
export const lackedField = (answers: readonly unknown[]): string | undefined =>
  refusals(answers).find(({ error = '' }) => /^Could not find .*field named .* in the schema/.test(error))?.error;

/**
 * Whether a server stopped before it had searched everything: counts and facets are short then. Where words were
 * searched Typesense refuses the whole request with status 408 instead.
 */
export const wasCutOff = (answers: readonly unknown[]): boolean =>
  answers.some((answer) => (answer as { search_cutoff?: unknown } | null)?.search_cutoff === true);

/** Status of a request that a search server had no time for. */
export const CUT_OFF_STATUS = 408;
