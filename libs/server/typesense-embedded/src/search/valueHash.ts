/** Keys of the hash that the real server orders values by which have one count (wyhash, its final version 4). */
const SECRET = [0x2d358dccaa6c78a5n, 0x8bb84b93962eacc9n, 0x4b33a62ed433d4a3n, 0x4d5a2da51de1aa47n] as const;
const MASK = 0xffff_ffff_ffff_ffffn;
const kept = new Map<string, bigint>();
const KEPT = 5000;

const mix = (a: bigint, b: bigint): bigint => {
  const product = (a & MASK) * (b & MASK);
  return (product & MASK) ^ (product >> 64n);
};

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
  const four = (at: number): bigint => BigInt(bytes.readUInt32LE(at));
  const eight = (at: number): bigint => bytes.readBigUInt64LE(at);
  let seed = mix(SECRET[0], SECRET[1]);
  let [a, b] = [0n, 0n];
  if (length > 16) {
    let at = 0;
    let left = length;
    if (left > 48) {
      let [second, third] = [seed, seed];
      do {
        seed = mix(eight(at) ^ SECRET[1], eight(at + 8) ^ seed);
        second = mix(eight(at + 16) ^ SECRET[2], eight(at + 24) ^ second);
        third = mix(eight(at + 32) ^ SECRET[3], eight(at + 40) ^ third);
        at += 48;
        left -= 48;
      } while (left > 48);
      seed ^= second ^ third;
    }
    for (; left > 16; left -= 16, at += 16) seed = mix(eight(at) ^ SECRET[1], eight(at + 8) ^ seed);
    a = eight(length - 16);
    b = eight(length - 8);
  } else if (length >= 4) {
    const middle = (length >> 3) << 2;
    a = (four(0) << 32n) | four(middle);
    b = (four(length - 4) << 32n) | four(length - 4 - middle);
  } else if (length > 0) {
    a = BigInt(((bytes[0] as number) << 16) | ((bytes[length >> 1] as number) << 8) | (bytes[length - 1] as number));
  }
  const product = (a ^ SECRET[1]) * (b ^ seed);
  return BigInt.asIntN(64, mix((product & MASK) ^ SECRET[0] ^ BigInt(length), (product >> 64n) ^ SECRET[1]));
}
