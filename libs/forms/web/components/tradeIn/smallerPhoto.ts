/** Longest edge that is kept in the end, and size below which nothing is won. */
const EDGE = 2048;
const SMALL_BYTES = 600_000;

/**
 * Shrinks a photo before upload: a phone's photo is about ten times the size that is kept. Shrinking also strips the
 * camera's metadata. Small files, and files that the browser cannot open, are sent unchanged; the service checks them.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
