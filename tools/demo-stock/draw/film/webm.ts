// WebM (RFC 9559) with one silent VP8 track whose frames all stand alone.

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** VP8 key frames. */
  readonly frames: readonly Buffer[];
}

const TRACK = 1;

/** Length of an element in eight bytes, so that places can be worked out before they are written. */
function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size) | (1n << 56n));
  return bytes;
}

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  return Buffer.concat([name, lengthOf(body.length), body]);
}

function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

/** Writes a film as one WebM file that can be played from anywhere: its cues stand before the pictures. */
export function webm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const timeOf = (frame: number): number => Math.round((frame * 1000) / framesPerSecond);
  const info = element(0x1549a966, [
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, timeOf(frames.length)),
    text(0x4d80, 'forecourt'),
    text(0x5741, 'forecourt demo stock'),
  ]);
  const video = element(0xe0, [uint(0xb0, width), uint(0xba, height)]);
  const track = [uint(0xd7, TRACK), uint(0x73c5, TRACK), uint(0x83, 1), text(0x86, 'V_VP8'), video];
  const tracks = element(0x1654ae6b, element(0xae, track));
  const clusters = clustersOf(frames, framesPerSecond, timeOf);
  const cuesAt = (first: number): Buffer => {
    let at = first;
    const points = clusters.map(({ time, bytes }) => {
      const place = element(0xb7, [uint(0xf7, TRACK), uint(0xf1, at)]);
      at += bytes.length;
      return element(0xbb, [uint(0xb3, time), place]);
    });
    return element(0x1c53bb6b, points);
  };
  // every number takes eight bytes: the cues are as long before their places are known
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  const segment = element(0x18538067, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  const header = [
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 2),
    uint(0x4285, 2),
  ];
  return Buffer.concat([element(0x1a45dfa3, header), segment]);
}

/** A cluster for each second. */
function clustersOf(frames: readonly Buffer[], perSecond: number, timeOf: (frame: number) => number) {
  return Array.from({ length: Math.ceil(frames.length / perSecond) }, (_, second) => {
    const first = second * perSecond;
    const time = timeOf(first);
    const blocks = frames.slice(first, first + perSecond).map((frame, index) => {
      const head = Buffer.from([0x80 | TRACK, 0, 0, 0x80]);
      head.writeInt16BE(timeOf(first + index) - time, 1);
      return element(0xa3, [head, frame]);
    });
    return { time, bytes: element(0x1f43b675, [uint(0xe7, time), ...blocks]) };
  });
}

/** The key frame within a lossy WebP picture, which is the same as one of a film (RFC 9649). Undefined without one. */
export function keyFrameOf(webp: Buffer): Buffer | undefined {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  return undefined;
}
