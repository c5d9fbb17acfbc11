import type { Collection } from '../../collection.js';
import { notFound } from '../../fault.js';
import { overrideJson, parseOverride } from '../../search/overrideDefinition.js';
import { textOf } from '../../search/parameters.js';
import { parseSynonym } from '../../search/synonyms.js';
import { jsonBody, name, ok, second, type Route } from '../route.js';

/** Synonyms and curations of a collection. */
export const settingRoutes: readonly Route[] = [
  ...settings(
    'synonyms',
    'synonym',
    (collection) => collection.synonyms,
    parseSynonym,
    (item) => ({ root: '', ...item }),
  ),
  ...settings('overrides', 'override', (collection) => collection.overrides, parseOverride, overrideJson),
];

/** Routes of things that a collection keeps by id. */
function settings(
  plural: string,
  op: 'synonym' | 'override',
  mapOf: (collection: Collection) => Map<string, Record<string, unknown>>,
  parse: (id: string, raw: unknown) => Record<string, unknown>,
  show: (item: Record<string, unknown>) => Record<string, unknown>,
): Route[] {
  const one = new RegExp(`^/collections/([^/]+)/${plural}/([^/]+)$`);
  return [
    {
      method: 'GET',
      pattern: new RegExp(`^/collections/([^/]+)/${plural}$`),
      action: `${plural}:list`,
      isCollection: true,
      answer: (call) => {
        const offset = Number(textOf(call.query, 'offset') ?? 0);
        const limit = Number(textOf(call.query, 'limit') ?? 0);
        const items = [...mapOf(call.server.find(name(call))).values()]
          .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
          .map(show);
        return ok({ [plural]: limit > 0 ? items.slice(offset, offset + limit) : items.slice(offset) });
      },
    },
    {
      method: 'GET',
      pattern: one,
      action: `${plural}:get`,
      isCollection: true,
      answer: (call) => {
        const item = mapOf(call.server.find(name(call))).get(second(call));
        if (!item) throw notFound(`Could not find that \`id\`.`);
        return ok(show(item));
      },
    },
    {
      method: 'PUT',
      pattern: one,
      action: `${plural}:create`,
      isCollection: true,
      answer: (call) => {
        const collection = call.server.find(name(call));
        const value = parse(second(call), jsonBody(call));
        call.server.commit({ op, name: collection.schema.name, id: second(call), value });
        return ok(value);
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      action: `${plural}:delete`,
      isCollection: true,
      answer: (call) => {
        const collection = call.server.find(name(call));
        if (!mapOf(collection).has(second(call))) throw notFound(`Could not find that \`id\`.`);
        call.server.commit({ op, name: collection.schema.name, id: second(call), value: null });
        return ok({ id: second(call) });
      },
    },
  ];
}
