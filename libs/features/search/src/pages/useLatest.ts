import { useState } from 'react';

/** The last value that was there: results stay while a newer search runs or fails (SRCH-06). */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
