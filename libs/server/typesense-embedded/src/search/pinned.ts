import type { Collection } from '../collection.js';
import { hasBit, type Bitset } from '../columns/bitset.js';
import { badRequest } from '../fault.js';
import { listOf, type RawParameters } from './parameters.js';

/** Ordinals of pinned hits by position, from 1. */
export function pinnedDocs(
  collection: Collection,
  raw: RawParameters,
  includes: readonly { id: string; position: number }[],
  hidden: ReadonlySet<string>,
  allowed: Bitset,
): Map<number, number> {
  const pinned = new Map<number, number>();
  const requested = listOf(raw, 'pinned_hits').map((item) => {
    const [id = '', position = ''] = item.split(':');
    if (!/^\d+$/.test(position) || Number(position) === 0) throw badRequest('Pinned hits are not in expected format.');
    return { id, position: Number(position) };
  });
  for (const { id, position } of [...requested, ...includes]) {
    const doc = collection.ordinalOf(id);
    if (doc === undefined || hidden.has(id) || !hasBit(allowed, doc) || [...pinned.values()].includes(doc)) continue;
    let at = position;
    while (pinned.has(at)) at++;
    pinned.set(at, doc);
  }
  return pinned;
}

/** The page with pinned hits in their places. */
export function placePinned(
  top: readonly number[],
  pinned: ReadonlyMap<number, number>,
): { doc: number; pinnedAt?: number }[] {
  const placed: { doc: number; pinnedAt?: number }[] = top.map((doc) => ({ doc }));
  for (const [position, doc] of [...pinned].sort(([a], [b]) => a - b))
    placed.splice(position - 1, 0, { doc, pinnedAt: position });
  return placed;
}
