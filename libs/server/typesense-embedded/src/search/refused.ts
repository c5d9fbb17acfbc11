import { badRequest, Fault, notFound } from '../fault.js';
import { flagOf, textOf, unsignedOf, type RawParameters } from './parameters.js';

const STRATEGIES: readonly string[] = ['automatic', 'exhaustive', 'top_values'];

/**
 * Refuses what would be answered wrongly if it were passed over: what the real server refuses as well, in its words,
 * and what it can and this one cannot.
 */
export function refuseParameters(raw: RawParameters): void {
  const given = (name: string): string => textOf(raw, name)?.trim() ?? '';
  if (given('stopwords') !== '') throw notFound(`Could not find the stopword set named \`${given('stopwords')}\`.`);
  if (given('voice_query') !== '')
    throw badRequest('Voice query is not enabled. Please set `voice_query_model` for this collection.');
  if (flagOf(raw, 'conversation', false))
    throw badRequest(
      given('conversation_model_id') === ''
        ? 'Conversation is enabled but no conversation model ID is provided.'
        : 'Conversation model not found',
    );
  if (given('vector_query') !== '') {
    const [field = ''] = given('vector_query').split(':');
    throw badRequest(`Field \`${field.trim()}\` does not have a vector query index.`);
  }
  if ((unsignedOf(raw, 'facet_sample_percent') ?? 0) > 100)
    throw badRequest('Value of `facet_sample_percent` must be less than 100.');
  if ((unsignedOf(raw, 'synonym_num_typos') ?? 0) > 2)
    throw badRequest('Value of `synonym_num_typos` must not be greater than 2.');
  const strategy = given('facet_strategy');
  if (strategy !== '' && !STRATEGIES.includes(strategy)) throw badRequest(`Invalid facet index type: ${strategy}`);
  if (given('query_by').includes('$')) throw badRequest('Query by reference is not yet supported.');
  for (const name of ['include_fields', 'exclude_fields'])
    if (given(name).includes('$'))
      throw new Fault(501, `Parameter \`${name}\`: joins are not supported by this server.`);
  if (given('personalization_model_id') !== '')
    throw new Fault(501, 'Parameter `personalization_model_id` is not supported by this server.');
  for (const name of ['nl_query', 'union', 'demote_synonym_match'])
    if (flagOf(raw, name, false)) throw new Fault(501, `Parameter \`${name}\` is not supported by this server.`);
}
