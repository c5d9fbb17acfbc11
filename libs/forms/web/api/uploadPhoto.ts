import type { PhotoRefusal, PhotoOfCar } from '@forecourt/enquiry';
import type { FormsSay } from '../rules/words.js';

/** What became of a photo that was sent. */
export type Upload =
  | { readonly photos: readonly PhotoOfCar[] }
  | { readonly reason: PhotoRefusal; readonly photos?: readonly PhotoOfCar[] }
  | { readonly message: string };

/** Sends one photo, with `XMLHttpRequest` because `fetch` does not report upload progress. */
export function uploadPhoto(
  lead: string,
  photo: Blob,
  name: string,
  onProgress: (part: number) => void,
  say: FormsSay,
): Promise<Upload> {
  const form = new FormData();
  form.append('photos', photo, name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/trade-in/${encodeURIComponent(lead)}/photos`);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.onabort = request.ontimeout = () => resolve({ message: say('photos.notSent') });
    request.onload = () => resolve(readUpload(request.status, request.responseText, say));
    request.send(form);
  });
}

/** The answer of the service; whatever else came in its place is a connection that failed. */
export function readUpload(status: number, text: string, say: FormsSay): Upload {
  try {
    const { photos, refused, error } = JSON.parse(text) as {
      photos?: PhotoOfCar[];
      refused?: { reason: PhotoRefusal }[];
      error?: { message: string };
    };
    const [first] = refused ?? [];
    if (first) return { reason: first.reason, ...(photos ? { photos } : {}) };
    if (status < 300 && photos) return { photos };
    if (!error) return { message: say('photos.notSent') };
    return { message: say('photos.notKept', { reason: error.message.replace(/[.。]$/, '') }) };
  } catch {
    return { message: say('photos.notSent') };
  }
}
