import { z } from 'zod';
import { NEXT_KINDS } from '@forecourt/enquiry';

/** Options of the page that thanks. */
export const successSchema = {
  nextSteps: z
    .record(z.enum(NEXT_KINDS), z.array(z.string().min(1).max(300)).min(1).max(6))
    .describe(
      'What happens after an enquiry, by its kind, on the page that thanks; the first names when ' +
        '(FORM-03). `{dealer}` is the dealer’s name. The place’s opening hours are shown next to them.',
    ),
};

const ANSWER = '{dealer} answers by phone or email, usually within one business day.';

export const SUCCESS_CONFIG = {
  nextSteps: {
    general: [ANSWER],
    vehicle: [
      ANSWER,
      'We tell you whether the vehicle is still here, and everything that you asked about it.',
      'You choose when you come to look at it, or whether you would rather have a film of it.',
    ],
    'test-drive': [
      '{dealer} calls or writes to confirm your drive. If you chose a time, its confirmation comes by ' +
        'email, with a link to move or cancel it.',
      'Please bring your driver’s licence.',
      'Ask us anything on the day, and decide afterwards in your own time.',
    ],
    finance: [
      ANSWER,
      'We go through the amount, the term and the rates with you, before anything is applied for.',
      'Have your last payslips and your licence at hand; nothing is sent to a lender without your consent.',
    ],
    service: [
      'Our workshop calls or writes to confirm the day, usually within one business day.',
      'Please bring the service book and, where there is one, the key of the wheel nuts.',
    ],
    parts: ['Our parts counter tells you price and delivery time, usually within one business day.'],
    careers: ['{dealer} reads every application and answers within two weeks.'],
    reservation: [
      'The vehicle is held for you, and the dealer has been told. Your receipt comes by email.',
      '{dealer} calls you to arrange the next step.',
    ],
    'trade-in': [
      '{dealer} looks at what you told us and calls you, usually within one business day.',
      'We look at your car together and settle the price; bring its papers, its service book and all keys.',
    ],
  },
};
