import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { translated } from '@forecourt/words';
import { deskSection } from './section.js';
import { deskWords as english } from './words/deskWords.js';
import { zhHans } from './words/zhHans.js';

/** The library's messages in all languages. */
export const deskWords = translated(english, { 'zh-Hans': zhHans });

const person = z.strictObject({
  email: z.email().describe('Where codes to sign in are sent to.'),
  name: z.string().min(1).max(80).describe('How the list of what was done calls the person.'),
  locations: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe(
      'Slugs of the places whose leads and reservations the person sees; those of the whole site when left out.',
    ),
});

const reply = z.strictObject({
  name: z.string().min(1).max(40).describe('What the desk calls it.'),
  subject: z.string().min(1).max(150),
  text: z.string().min(1).max(3000).describe('Paragraphs are parted by an empty line.'),
});

const SIGNED = 'Kind regards,\n{me}\n{dealer}';
const REPLIES: z.infer<typeof reply>[] = [
  {
    name: 'It is available',
    subject: 'Your enquiry about the {vehicle}',
    text:
      '{greeting}\n\nThank you for your enquiry. The {vehicle} is available. When would suit you to come and see it? ' +
      `I will have it ready for you.\n\n${SIGNED}`,
  },
  {
    name: 'It is sold',
    subject: 'Your enquiry about the {vehicle}',
    text:
      '{greeting}\n\nThank you for your enquiry. The {vehicle} has been sold. I would be glad to look for something ' +
      `similar: what matters most to you, and what would you like to spend?\n\n${SIGNED}`,
  },
  {
    name: 'When can I call?',
    subject: 'Your enquiry with {dealer}',
    text:
      '{greeting}\n\nThank you for your enquiry. When is a good time for me to call you, and on which number? You ' +
      `can also simply answer this email.\n\n${SIGNED}`,
  },
];

const schema = z
  .strictObject({
    isOn: z
      .boolean()
      .describe(
        'The dealer’s people look after leads, reservations and imports at /desk; needs `people`, and a ' +
          'way out for mail.',
      ),
    people: z.array(person).max(200).describe('Who may sign in. Stays on the server; who is taken out is signed out.'),
    answerWithinHours: z
      .number()
      .min(0.25)
      .max(40)
      .nullable()
      .describe(
        'Opening hours of its place after which a new lead is marked as unanswered; null marks none. Only hours in ' +
          'which the place is open count.',
      ),
    answersTo: z
      .enum(['person', 'dealer'])
      .describe(
        'Where the shopper’s answer to a reply goes: to the `email` of the person who wrote it, or to `site.email`.',
      ),
    replies: z
      .array(reply)
      .max(12)
      .describe(
        'Answers that the people of the desk begin with. {greeting}, {vehicle}, {dealer} and {me} are filled in; one ' +
          'that names a {vehicle} is offered for leads about one.',
      ),
  })
  .superRefine(({ isOn, people }, context) => {
    if (isOn && people.length === 0)
      context.addIssue({ code: 'custom', path: ['people'], message: 'must name somebody where isOn is true' });
    people.forEach(({ email }, index) => {
      const first = people.findIndex((other) => other.email.toLowerCase() === email.toLowerCase());
      if (first < index)
        context.addIssue({ code: 'custom', path: ['people', index, 'email'], message: 'is listed already' });
    });
  });

export type DeskConfig = z.infer<typeof schema>;

export const deskConfig = defineSection(deskSection, {
  schema,
  defaults: {
    isOn: false,
    people: [],
    answerWithinHours: 3,
    answersTo: 'person',
    replies: REPLIES,
  } satisfies DeskConfig,
});
