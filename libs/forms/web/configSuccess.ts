import { z } from 'zod';
import { enquiryWords, NEXT_KINDS, ourNextSteps } from '@forecourt/enquiry';
import { leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';

const ours = ourNextSteps(wordsOf({ config: {} }, enquiryWords));

/** Options of the page that thanks. */
export const successSchema = {
  nextSteps: z
    .partialRecord(z.enum(NEXT_KINDS), z.array(z.string().min(1).max(300)).min(1).max(6))
    .optional()
    .describe(
      'What happens after an enquiry, by its kind, on the page that thanks; the first names when ' +
        '(FORM-03). `{dealer}` is the dealer’s name. The place’s opening hours are shown next to them. ' +
        leftOut(...new Set(Object.values(ours).flat())),
    ),
};
