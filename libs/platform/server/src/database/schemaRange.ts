/**
 * A migration whose name ends so leaves a database that earlier processes cannot work on. All others only add, which a
 * test of the migrations holds: an earlier process goes on, so that a release can be rolled back.
 */
const NEEDS_NEWER = '-needs-newer';

/** A database that belongs to a later release, or to another line of them. Nothing in it is damaged. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

const unknownOf = (known: readonly string[], applied: readonly string[]): readonly string[] =>
  applied.filter((name) => !known.includes(name));

/** Why a process that knows these migrations cannot run on a database that has those; undefined when it can. */
export function whyRefused(known: readonly string[], applied: readonly string[]): string | undefined {
  const unknown = unknownOf(known, applied);
  const marked = unknown.findLast((name) => name.endsWith(NEEDS_NEWER));
  if (marked !== undefined)
    return (
      `The database has the schema "${marked}", which needs a newer release: ` +
      `this process knows up to "${known.at(-1) ?? ''}". Start that release or a later one, ` +
      'or put the backup back that was made before the upgrade.'
    );
  // what this process would add belongs before what is there already: the migrations were never tried in that order
  const lacking = known.find((name) => !applied.includes(name) && unknown.some((other) => other > name));
  if (lacking === undefined) return undefined;
  return (
    `The database has the schema "${unknown.at(-1) ?? ''}" and lacks "${lacking}" of this process: ` +
    'they belong to different releases. Start the release that migrated it.'
  );
}

/** One line about a database that is newer by additions; undefined for any other. */
export function newerSchemaNotice(known: readonly string[], applied: readonly string[]): string | undefined {
  const newest = unknownOf(known, applied).at(-1);
  if (newest === undefined) return undefined;
  return `The database has the newer schema "${newest}"; this process knows up to "${known.at(-1) ?? ''}".`;
}
