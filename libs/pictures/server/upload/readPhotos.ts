import multipart, { type MultipartFile } from '@fastify/multipart';
import { Refusal } from '@forecourt/contracts/api';
import { MOST_PHOTO_BYTES, type PhotoRefusal, type RefusedFile } from '@forecourt/enquiry';
import type { ServiceApp } from '@forecourt/service';
import type { FastifyRequest } from 'fastify';
import { takePhoto, type TakenPhoto } from '../uploadedPhoto.js';
import type { UploadTurns } from './uploadTurns.js';

/** A photo as it was sent and as it is kept. */
export interface SentPhoto extends TakenPhoto {
  readonly sent: Buffer;
}

/** What became of the files of one request. */
export interface SentPhotos {
  /** The fields of the form, as they were sent. */
  readonly fields: ReadonlyMap<string, string>;
  readonly kept: number;
  readonly refused: readonly (RefusedFile & { readonly name: string })[];
}

const MOST_FIELDS = 4;

/** Lets the routes of a scope read forms with photos, `files` of them at most. */
export function acceptPhotos(app: ServiceApp, files: number): void {
  void app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      ...{ fileSize: MOST_PHOTO_BYTES, files, parts: files + MOST_FIELDS },
      ...{ fields: MOST_FIELDS, fieldSize: 200, fieldNameSize: 60, headerPairs: 40 },
    },
  });
}

export interface ReadingPhotos {
  /** Whom photos in work are counted by. */
  readonly visitor: string;
  readonly turns: UploadTurns;
  /** What a sender reads who sends no form, and one whose form cannot be read. */
  readonly noForm: ConstructorParameters<typeof Refusal>[1];
  readonly unreadable: ConstructorParameters<typeof Refusal>[1];
}

/**
 * Reads the files of a request one after the other. Each is re-encoded and kept before the next is read, so that
 * memory holds only one. A photo takes a place among those in work once it is whole: slow ones hold up nobody. Throws a
 * `Refusal` with 415 or 400 for what is no readable form; the files before that stay.
 */
export async function readPhotos(
  request: FastifyRequest,
  { visitor, turns, noForm, unreadable: message }: ReadingPhotos,
  keep: (photo: SentPhoto, name: string) => Promise<'kept' | PhotoRefusal>,
): Promise<SentPhotos> {
  if (!request.isMultipart()) throw new Refusal(415, noForm);
  /** Whatever cannot be read of a form is the sender's fault. */
  const unreadable = (error: unknown): 'too-many' => {
    if (error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT') return 'too-many';
    throw new Refusal(400, message);
  };
  const kindly = async (bytes: Buffer, name: string): Promise<'kept' | PhotoRefusal> => {
    const photo = await takePhoto(bytes, visitor);
    return typeof photo === 'string' ? photo : keep({ sent: bytes, ...photo }, name);
  };
  /** The bytes of a file; undefined for one that is too large. */
  const contentOf = async (part: MultipartFile): Promise<Buffer | undefined> => {
    const bytes = await part.toBuffer().catch(unreadable);
    if (bytes === 'too-many') throw new Refusal(400, message);
    return part.file.truncated ? undefined : bytes;
  };
  const fields = new Map<string, string>();
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
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      continue;
    }
    const bytes = await contentOf(part);
    // a field for files that was left empty
    if (part.filename === '' && bytes?.length === 0) continue;
    at++;
    const outcome = bytes === undefined ? 'size' : await turns.take(visitor, () => kindly(bytes, part.filename));
    if (outcome === 'kept') kept++;
    else refused.push({ at, name: part.filename, reason: outcome });
  }
  return { fields, kept, refused };
}
