import { z } from 'zod';

/** A moment in a configuration, with its offset. */
export const moment = z.iso.datetime({
  offset: true,
  error: 'must be a moment with its offset, for example 2025-07-01T00:00:00+10:00',
});
