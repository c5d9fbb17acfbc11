import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { checkoutSection } from './section.js';

const schema = z.strictObject({
  title: z.string().min(1).max(80).describe('Heading of the section on the front page.'),
});
export type CheckoutConfig = z.infer<typeof schema>;

export const checkoutConfig = defineSection(checkoutSection, {
  schema,
  defaults: { title: 'Checkout' } satisfies CheckoutConfig,
});
