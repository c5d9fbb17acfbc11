import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = 8192;
const SUMS = 32;
const PRIME = 16_777_619;
/** Tables and indexes; maps of free space and visibility are made anew when they are broken. */
const RELATION = /^\d+(\.\d+)?$/;

/** Start values of the sums, as PostgreSQL's file format has them (checksum_impl.h). */
const OFFSETS = Uint32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);

/**
 * Every page of tables and indexes whose checksum is wrong, one phrase for each, ten at most. Only for a
 * database that nothing writes to.
 */
export function brokenPages(root: string): string[] {
  const broken: string[] = [];
  for (const folder of ['base', 'global'])
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !RELATION.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      // a large table goes on in files of 1 GB, and so do the numbers of its pages
      const first = Number(entry.name.split('.')[1] ?? 0) * 131_072;
      for (let at = 0; at + PAGE <= content.length; at += PAGE) {
        if (isSound(content.subarray(at, at + PAGE), first + at / PAGE)) continue;
        broken.push(`page ${at / PAGE} of ${path.relative(root, file)} is broken`);
        if (broken.length === 10) return broken;
      }
    }
  return broken;
}

/** Whether a page bears its own checksum. Pages that were never written are empty. */
export function isSound(page: Buffer, number: number): boolean {
  const isNew = page.readUInt16LE(14) === 0;
  return isNew ? page.every((byte) => byte === 0) : page.readUInt16LE(8) === checksum(page, number);
}

function checksum(page: Buffer, number: number): number {
  const sums = Uint32Array.from(OFFSETS);
  const mix = (lane: number, value: number): void => {
    const mixed = ((sums[lane] as number) ^ value) >>> 0;
    sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
  };
  for (let at = 0; at < PAGE; at += 4) {
    const word = page.readUInt32LE(at);
    // the checksum's own place counts as zero
    mix((at / 4) % SUMS, at === 8 ? (word & 0xffff0000) >>> 0 : word);
  }
  for (let round = 0; round < 2; round++) for (let lane = 0; lane < SUMS; lane++) mix(lane, 0);
  const folded = sums.reduce((all, sum) => (all ^ sum) >>> 0, 0);
  return (((folded ^ number) >>> 0) % 65_535) + 1;
}
