import { useEffect } from 'react';

/** A8: what could not be read is logged, once, and its place hides. */
export function useFailureLog(text: string, error: unknown): void {
  useEffect(() => {
    if (error !== undefined) console.warn(text, error);
  }, [text, error]);
}
