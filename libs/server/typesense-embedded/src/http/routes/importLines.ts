import type { DirtyValues, Doc } from '../../documentRules.js';
import { badRequest, Fault } from '../../fault.js';
import { flagOf, textOf } from '../../search/parameters.js';
import type { WriteAction } from '../../typesense.js';
import { parseJson } from '../json.js';
import { name, type Answer, type Call } from '../route.js';

const ACTIONS = ['create', 'upsert', 'update', 'emplace'];
export function actionOf(call: Call, fallback: WriteAction): WriteAction {
  const action = textOf(call.query, 'action') ?? fallback;
  if (!ACTIONS.includes(action)) throw badRequest('Parameter `action` must be a create|update|upsert.');
  return action as WriteAction;
}
export function dirtyOf(call: Call): DirtyValues {
  const dirty = textOf(call.query, 'dirty_values') ?? 'coerce_or_reject';
  return (
    ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'].includes(dirty) ? dirty : 'coerce_or_reject'
  ) as DirtyValues;
}

/** The real server indexes an import in parts of so many bytes and documents. */
const LOT_BYTES = 983_025;
const LOT_LINES = 1000;

/** Lines that are indexed together: those that end in one part of the body. */
function* lots(body: string): Generator<string[]> {
  let lines: string[] = [];
  let end = 0;
  let lot = 0;
  for (const line of body.split('\n')) {
    end += Buffer.byteLength(line) + 1;
    const endsIn = Math.ceil(end / LOT_BYTES) - 1;
    if (lines.length > 0 && (endsIn !== lot || lines.length === LOT_LINES)) {
      yield lines;
      lines = [];
    }
    lot = endsIn;
    lines.push(line);
  }
  yield lines;
}

/** Writes many lines; each is answered for itself and good ones are stored together. */
export function importLines(call: Call): Answer {
  const { server } = call;
  const collection = server.find(name(call));
  const action = actionOf(call, 'create');
  const dirty = dirtyOf(call);
  const returnsId = flagOf(call.query, 'return_id', false);
  const returnsDoc = flagOf(call.query, 'return_doc', false);
  const results: string[] = [];
  const write = (line: string, put: (doc: Doc) => void): void => {
    if (line.trim() === '') return;
    try {
      const raw = parseJson(line);
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        throw badRequest('Bad JSON: not a proper document.');
      const doc = server.prepare(collection, raw as Record<string, unknown>, action, dirty);
      // later lines build on earlier ones
      put(doc);
      results.push(
        JSON.stringify({
          ...(returnsDoc ? { document: doc } : {}),
          ...(returnsId ? { id: doc.id } : {}),
          success: true,
        }),
      );
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      results.push(
        JSON.stringify({
          code: error.status,
          ...(returnsDoc ? { document: line } : {}),
          error: error.message,
          success: false,
        }),
      );
    }
  };
  server.writing(collection, (put) => {
    for (const lines of lots(call.body)) collection.inLot(() => lines.forEach((line) => write(line, put)));
  });
  return { status: 200, body: results.join('\n'), isText: true };
}
