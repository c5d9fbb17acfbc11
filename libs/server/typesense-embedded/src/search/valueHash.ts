/** Keys of the hash that the real server orders values by which have one count (wyhash, its version 5). */
const SECRET = [0xa0761d6478bd642fn, 0xe7037ed1a0b428dbn, 0x8ebc6af09c88c6e3n, 0x589965cc75374cc3n] as const;
const SEED = 0x1d8e4e27c47d124fn;
const LAST = 0x72b22b96e169b471n;
const MASK = 0xffff_ffff_ffff_ffffn;
/** Longer texts are worked through in blocks of so many bytes. */
const BLOCK = 64;
const kept = new Map<string, bigint>();
const KEPT = 5000;

/** Both halves of a product of 128 bits, laid over one another. */
const fold = (a: bigint, b: bigint): bigint => {
  const product = a * b;
  return (product & MASK) ^ (product >> 64n);
};
const mix = (a: bigint, b: bigint): bigint => a ^ b ^ fold(a, b);

/** 64 bits of a text's UTF-8 bytes, read as a signed number. */
export function valueHash(text: string): bigint {
  let hash = kept.get(text);
  if (hash === undefined) {
    hash = hashOf(Buffer.from(text));
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, hash);
  }
  return hash;
}

function hashOf(bytes: Buffer): bigint {
  const { length } = bytes;
  let from = 0;
  let seed = SEED;
  if (length > BLOCK) {
    const lanes = SECRET.map(() => SEED);
    for (; length - from > BLOCK; from += BLOCK)
      SECRET.forEach((secret, lane) => {
        const at = from + lane * 16;
        lanes[lane] = mix(bytes.readBigUInt64LE(at) ^ secret, bytes.readBigUInt64LE(at + 8) ^ (lanes[lane] as bigint));
      });
    seed = lanes.reduce((all, lane) => all ^ lane);
  }
  return BigInt.asIntN(64, fold(endOf(bytes.subarray(from), seed) ^ BigInt(length), LAST));
}

/** What up to 64 bytes give: pairs of words from both ends, which overlap where there are fewer. */
function endOf(bytes: Buffer, seed: bigint): bigint {
  const { length } = bytes;
  const pair = (first: number, second: number, secret: bigint): bigint =>
    mix(bytes.readBigUInt64LE(first) ^ secret, bytes.readBigUInt64LE(second) ^ seed);
  if (length > 32)
    return (
      pair(0, 8, SECRET[0]) ^
      pair(16, 24, SECRET[1]) ^
      pair(length - 32, length - 24, SECRET[2]) ^
      pair(length - 16, length - 8, SECRET[3])
    );
  if (length > 16) return pair(0, 8, SECRET[0]) ^ pair(length - 16, length - 8, SECRET[1]);
  if (length >= 8) return pair(0, length - 8, SECRET[0]);
  if (length >= 4) return mix(BigInt(bytes.readUInt32LE(0)) ^ SECRET[0], BigInt(bytes.readUInt32LE(length - 4)) ^ seed);
  return mix(BigInt(threeOf(bytes)) ^ SECRET[0], seed);
}

const threeOf = (bytes: Buffer): number =>
  bytes.length === 0
    ? 0
    : ((bytes[0] as number) << 16) | ((bytes[bytes.length >> 1] as number) << 8) | (bytes.at(-1) as number);
