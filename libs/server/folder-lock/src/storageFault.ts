const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means a full disk: one of the file system, of PostgreSQL (53100), or one that wraps either. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && FULL.has(error.code)) return true;
  return /no space left on device|disk quota exceeded/i.test(error.message) || isDiskFull(error.cause);
}

/** Why a folder cannot be used, in words that tell what to do. Names the folder. */
export const storageReason = (folder: string, error: unknown): string =>
  isDiskFull(error)
    ? `the disk of ${folder} is full: free some space there`
    : error instanceof Error
      ? error.message
      : String(error);
