import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { FeedError } from './cell.js';
import type { Mapping } from './mapping.js';

/** A feed as text, in pieces: never the whole of it. */
export interface FeedText {
  readonly file: string;
  /** Its beginning, without byte order mark; the last characters may be cut. */
  readonly head: string;
  chunks(): AsyncGenerator<string>;
  /** Whether a line end closes it: a writer that came to its end writes one. */
  endsWithLine(): Promise<boolean>;
}

const SAMPLE = 64 * 1024;

/**
 * Opens a feed and finds out its encoding. Throws a FeedError where there is nothing to read, or plainly in another
 * encoding.
 */
export async function openFeed(
  file: string,
  mapping: Mapping,
  onBytes: (read: number, total: number) => void,
): Promise<FeedText> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) throw new FeedError(`${file} cannot be read: there is no such file.`);
  const { size } = info;
  if (size === 0) throw new FeedError(`${file} is empty. An empty feed would sell everything, so nothing was changed.`);
  const sample = await readBytes(file, 0, SAMPLE);
  const archive = archiveOf(sample);
  if (archive !== undefined)
    throw new FeedError(`${file} is a ${archive} archive: unpack it and import what is inside.`);
  const encoding = encodingOf(sample, mapping, file);
  return {
    file,
    head: new TextDecoder(encoding).decode(sample, { stream: true }),
    async *chunks() {
      // decoding faults after the sample are reported by row: one unreadable character must not block the import
      const decoder = new TextDecoder(encoding);
      let read = 0;
      for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
        read += chunk.length;
        onBytes(read, size);
        yield decoder.decode(chunk, { stream: true });
      }
      const rest = decoder.decode();
      if (rest !== '') yield rest;
    },
    async endsWithLine() {
      // UTF-16 too ends with one of these bytes
      const end = await readBytes(file, Math.max(0, size - 2), 2);
      return end.includes(0x0a) || end.includes(0x0d);
    },
  };
}

async function readBytes(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new FeedError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
  });
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await handle.read(buffer, 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The byte order mark counts most, then the mapping, then what an XML file declares, then the bytes themselves. */
function encodingOf(sample: Buffer, mapping: Mapping, file: string): string {
  const encoding = markOf(sample) ?? mapping.encoding ?? declaredOf(sample, file) ?? utf16Of(sample) ?? 'utf-8';
  if (encoding !== 'utf-8') return encoding;
  try {
    // the last bytes may be a character that was cut by the sample's end
    new TextDecoder('utf-8', { fatal: true }).decode(sample.subarray(0, Math.max(0, sample.length - 4)), {
      stream: true,
    });
  } catch {
    throw new FeedError(
      `${file} is not UTF-8 text. If it comes from Windows, set "encoding": "windows-1252" in the mapping.`,
    );
  }
  return encoding;
}

/** A packed file that was handed over as the feed; no text begins like one. */
function archiveOf(sample: Buffer): string | undefined {
  if (sample[0] === 0x50 && sample[1] === 0x4b && sample[2] === 0x03 && sample[3] === 0x04) return 'zip';
  return sample[0] === 0x1f && sample[1] === 0x8b ? 'gzip' : undefined;
}

function markOf(sample: Buffer): string | undefined {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8';
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  return sample[0] === 0xfe && sample[1] === 0xff ? 'utf-16be' : undefined;
}

function declaredOf(sample: Buffer, file: string): string | undefined {
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(sample.toString('latin1', 0, 300))?.[1];
  // who reads this declaration byte by byte does not read UTF-16
  if (declared === undefined || /^utf-?16/i.test(declared)) return undefined;
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new FeedError(
      `${file} declares the encoding "${declared}` +
        '", which is not known. Set "encoding" in the mapping to the one that it has.',
    );
  }
}

/** UTF-16 without a mark: of plain letters every other byte is zero. */
function utf16Of(sample: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const isMost = (count = 0, other = 0) => count > sample.length / 5 && other < sample.length / 50;
  return isMost(zeros[1], zeros[0]) ? 'utf-16le' : isMost(zeros[0], zeros[1]) ? 'utf-16be' : undefined;
}
