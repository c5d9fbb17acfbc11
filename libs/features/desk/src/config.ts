import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { deskSection } from './section.js';

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

const schema = z
  .strictObject({
    isOn: z
      .boolean()
      .describe(
        'The dealer’s people look after leads, reservations and imports at /desk; needs `people`, and a ' +
          'way out for mail.',
      ),
    people: z.array(person).max(200).describe('Who may sign in. Stays on the server; who is taken out is signed out.'),
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
  defaults: { isOn: false, people: [] } satisfies DeskConfig,
});
