import { Refusal } from '@forecourt/contracts/api';
import type { MultipartFile } from '@fastify/multipart';
import type { PhotoRefusal, RefusedFile } from '@forecourt/enquiry';
import { takePhoto } from '@forecourt/pictures';
import type { NewPhoto } from '@forecourt/leads';
import type { FastifyRequest } from 'fastify';
import type { UploadTurns } from './uploadTurns.js';
import { worded } from '../../words/worded.js';

/** What became of the files of one request. */
export interface SentPhotos {
  /** The field of that name, as it was sent. */
  readonly page: string | undefined;
  readonly kept: number;
  readonly refused: readonly (RefusedFile & { readonly name: string })[];
}

/**
 * Reads the files of a request one after the other. Each is re-encoded and stored before the next is read, so that
 * memory holds only one. A photo takes a place among those in work once it is whole, so slow uploads block none. Throws
 * a Refusal for what is no readable form; the files before that stay.
 */
export async function readPhotos(
  request: FastifyRequest,
  { visitor, turns }: { readonly visitor: string; readonly turns: UploadTurns },
  keep: (photo: NewPhoto) => Promise<'kept' | 'many' | 'no-lead'>,
): Promise<SentPhotos> {
  let page: string | undefined;
  let at = 0;
  let kept = 0;
  const refused: (RefusedFile & { name: string })[] = [];
  const parts = request.parts();
  for (;;) {
    const next = await parts.next().catch(unreadable);
    if (next === 'too-many') {
      refused.push({ at: at + 1, name: '', reason: 'many' });
      break;
    }
    if (next.done === true) break;
    const part = next.value;
    if (part.type === 'field') {
      if (part.fieldname === 'page' && typeof part.value === 'string') page = part.value;
      continue;
    }
    const bytes = await contentOf(part);
    // a field for files that was left empty
    if (part.filename === '' && bytes?.length === 0) continue;
    at++;
    const outcome = bytes === undefined ? 'size' : await turns.take(visitor, () => kindly(bytes, visitor, keep));
    if (outcome === 'kept') kept++;
    else refused.push({ at, name: part.filename, reason: outcome });
  }
  return { page, kept, refused };
}

/** The bytes of a file; undefined for one that is too large. */
async function contentOf(part: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await part.toBuffer().catch(unreadable);
  if (bytes === 'too-many') throw new Refusal(400, BROKEN);
  return part.file.truncated ? undefined : bytes;
}

async function kindly(
  bytes: Buffer,
  visitor: string,
  keep: Parameters<typeof readPhotos>[2],
): Promise<'kept' | PhotoRefusal> {
  const photo = await takePhoto(bytes, visitor);
  if (typeof photo === 'string') return photo;
  const outcome = await keep({ sent: bytes, ...photo });
  if (outcome === 'no-lead') throw new Refusal(404, worded('request.none'));
  return outcome;
}

const BROKEN = worded('photos.broken');

/** Whatever cannot be read of a form is the sender's fault. */
function unreadable(error: unknown): 'too-many' {
  if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT') return 'too-many';
  throw new Refusal(400, BROKEN);
}
