import { z } from 'zod';
import { defineSection, leftOut } from '@forecourt/site-config';
import { deskSection } from './section.js';
import { deskWords } from './words/translated.js';

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
  roles: z
    .array(z.enum(['editor']))
    .optional()
    .describe(
      'What the person may do in addition: an `editor` changes the website at /desk/website, such as its opening ' +
        'hours, menu, offers and people; with `locations` the hours and people of these alone.',
    ),
});

const reply = z.strictObject({
  name: z.string().min(1).max(40).describe('What the desk calls it.'),
  subject: z.string().min(1).max(150),
  text: z.string().min(1).max(3000).describe('Paragraphs are parted by an empty line.'),
});

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
      .optional()
      .describe(
        'Answers that the people of the desk begin with. {greeting}, {vehicle}, {dealer} and {me} are filled in; one ' +
          'that names a {vehicle} is offered for leads about one. ' +
          `${leftOut('It is available', 'It is sold', 'When can I call?')} Their texts are ` +
          '"desk-server.replies" of "words".',
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
  serverOnly: ['people', 'answerWithinHours', 'replies', 'answersTo'],
  words: deskWords,
  defaults: {
    isOn: false,
    people: [],
    answerWithinHours: 3,
    answersTo: 'person',
  } satisfies DeskConfig,
});
