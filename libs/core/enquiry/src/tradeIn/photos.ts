import type { EnquirySay } from '../words/say.js';

/** Largest file that is taken as a photo, bytes: what phones take has half of it. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;

/** What a file dialog offers. What a file is, its content says. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** A photo of the shopper's own car, as its page and the dealer know it. */
export interface PhotoOfCar {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const WORDS = {
  type: 'photo.type',
  heic: 'photo.heic',
  size: 'photo.size',
  pixels: 'photo.pixels',
  broken: 'photo.broken',
  empty: 'photo.empty',
  many: 'photo.many',
  busy: 'photo.busy',
} as const;

/** Why a file is not kept as a photo. */
export type PhotoRefusal = keyof typeof WORDS;
export const PHOTO_REFUSALS = Object.keys(WORDS) as readonly PhotoRefusal[];

/** Why a file was not kept, to be said after its name. */
export const refusalWords = (reason: PhotoRefusal, say: EnquirySay): string =>
  reason === 'size' ? say('photo.size', { megabytes: MOST_PHOTO_BYTES / 1024 / 1024 }) : say(WORDS[reason]);

/** A file of several that was not kept; `at` counts from 1. */
export interface RefusedFile {
  readonly at: number;
  readonly reason: PhotoRefusal;
}

/** The same of several files, a sentence for each; `at` keeps them apart. */
export const refusedLines = (files: readonly RefusedFile[], say: EnquirySay): { at: number; text: string }[] =>
  files.map(({ at, reason }) => ({ at, text: say('photo.refusedAt', { at, fault: refusalWords(reason, say) }) }));

/** Refused files as the address of a page says them: numbers and known words, nothing that somebody chose. */
export const writeRefused = (files: readonly RefusedFile[]): string =>
  files.map(({ at, reason }) => `${at}-${reason}`).join('.');

/** The same out of an address; what is none of ours is left out. */
export const readRefused = (text: string): RefusedFile[] =>
  text
    .slice(0, 400)
    .split('.')
    .flatMap((part) => {
      const [, at, word] = /^([1-9]\d?)-([a-z]+)$/.exec(part) ?? [];
      const reason = PHOTO_REFUSALS.find((known) => known === word);
      return at !== undefined && reason !== undefined ? [{ at: Number(at), reason }] : [];
    });
