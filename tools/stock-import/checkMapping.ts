import { previewFeed, readMapping, stockOwnerNamed, type PreviewRow } from '@forecourt/stock';
import type { Sites } from '@forecourt/service/sites';

/** Prints what a mapping makes of the first rows of a feed; stores nothing. Tells whether the mapping can be used. */
export async function checkMapping(sites: Sites, slug: string, file: string, map: string): Promise<boolean> {
  const site = stockOwnerNamed(slug, sites);
  const mapping = readMapping(map);
  const { rows, notes, refusal } = await previewFeed({ file, mapping, site, now: Date.now() });
  console.log(`${map} is a valid mapping. The first rows of ${file} as ${site.site.name} shows them:`);
  for (const row of rows) console.log(`\n${describe(row)}`);
  for (const note of notes) console.log(`\nnoted: ${note}`);
  if (refusal !== undefined) console.error(`\nAn import refuses this file:\n${refusal}`);
  const used = rows.filter(({ card }) => card).length;
  console.log(`\n${used} of ${rows.length} rows can be used.`);
  return refusal === undefined && used > 0;
}

const describe = ({ row, stocknum, card, warnings }: PreviewRow): string =>
  [
    `row ${row}  ${card?.title ?? 'cannot be used'}  [${stocknum ?? 'no stock number'}]`,
    ...(card
      ? [card.price, card.facts, card.place, card.pictures === 1 ? '1 picture' : `${card.pictures} pictures`]
      : []),
    ...warnings.map((warning) => `! ${warning}`),
  ]
    .filter((line) => line !== '')
    .join('\n  ');
