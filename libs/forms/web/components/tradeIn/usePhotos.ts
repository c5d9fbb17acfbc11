import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { FormAnswer } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { enquiryWords, MOST_PHOTO_BYTES, type PhotoOfCar, refusalWords } from '@forecourt/enquiry';
import { uploadPhoto } from '../../api/uploadPhoto.js';
import { smallerPhoto } from './smallerPhoto.js';
import { formsWords } from '../../words/formsWords.js';

/** A file on its way, or one that was not kept. */
export interface SentFile {
  readonly key: number;
  readonly name: string;
  /** 0 to 1 while it is sent. */
  readonly part?: number;
  /** Why it is not kept, to be said after its name. */
  readonly fault?: string;
}

export interface PhotosOfLead {
  readonly lead: string;
  /** Path of the page, whose action removes photos. */
  readonly path: string;
  /** As the page read them last. */
  readonly photos: readonly PhotoOfCar[];
}

/** Photos of a lead: those that are kept, files that are being sent one after the other, and what was said of both. */
export function usePhotos({ lead, path, photos: known }: PhotosOfLead, most: number) {
  const say = useWords(formsWords);
  const sayEnquiry = useWords(enquiryWords);
  const [{ read, photos }, setKept] = useState({ read: known, photos: known });
  const setPhotos = (kept: readonly PhotoOfCar[]): void => setKept((before) => ({ ...before, photos: kept }));
  // the page was read again
  if (read !== known) setKept({ read: known, photos: known });
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [said, setSaid] = useState('');
  const removal = useFetcher<FormAnswer | undefined>();
  const isRemoving = removal.state !== 'idle';
  // what was known as a removal began: one that is over soon is never seen on its way
  const atRemoval = useRef<{ data: unknown; known: unknown }>(undefined);
  useEffect(() => {
    if (!atRemoval.current || isRemoving) return;
    // the fetcher keeps a refusal until the next one
    const isRefused = atRemoval.current.data !== removal.data;
    if (!isRefused && atRemoval.current.known === known) return;
    atRemoval.current = undefined;
    setSaid(isRefused ? say('photos.notRemoved') : say('photos.removed', { count: known.length, most }));
  }, [isRemoving, removal.data, known, most, say]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const next = useRef(0);

  const change = (key: number, changes: Partial<SentFile>): void =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  const send = async (key: number, file: File): Promise<void> => {
    const photo = await smallerPhoto(file);
    if (photo.size > MOST_PHOTO_BYTES) return change(key, { fault: refusalWords('size', sayEnquiry) });
    change(key, { part: 0 });
    const upload = await uploadPhoto(lead, photo, file.name, (part) => change(key, { part }), say);
    if ('photos' in upload && upload.photos) setPhotos(upload.photos);
    if ('message' in upload) return change(key, { fault: upload.message });
    if ('reason' in upload) return change(key, { fault: refusalWords(upload.reason, sayEnquiry) });
    setFiles((all) => all.filter((other) => other.key !== key));
    setSaid(say('photos.added', { name: file.name, count: upload.photos.length, most }));
  };

  return {
    photos,
    files,
    said,
    isSending: files.some(({ fault }) => fault === undefined),
    isRemoving,
    /** Sends files one after the other: a phone's line is no faster for several at once. */
    add: (chosen: readonly File[]): void => {
      const added = chosen.map((file) => ({ key: next.current++, name: file.name, file }));
      // what was refused before was read
      setFiles((all) => [
        ...all.filter(({ fault }) => fault === undefined),
        ...added.map(({ key, name }) => ({ key, name })),
      ]);
      for (const { key, file } of added) line.current = line.current.then(() => send(key, file));
    },
    remove: (photo: string): void => {
      atRemoval.current = { data: removal.data, known };
      void removal.submit({ lead, photo, intent: 'remove-photo' }, { method: 'post', action: path });
    },
  };
}
