import { z } from 'zod';
import { href, httpsAddress, leftOut, picture } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { navigationWords } from './words/navigationWords.js';

const text = z.string().trim().min(1);
const say = wordsOf({ config: {} }, navigationWords);

const website = z.strictObject({
  name: text.describe('Name of the dealer’s website, for example "Harbour Isuzu".'),
  title: z.string().optional().describe('A few words below the name.'),
  make: text.optional().describe('Make that it sells, as the stock names it.'),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
    .optional()
    .describe('Slug of its page of a brand; that of its make when left out.'),
  url: httpsAddress.describe('Where the website is.'),
  logo: picture.optional().describe('Picture in the dealer’s folder; its name in lettering when left out.'),
  href: href.optional().describe('Leads here, whatever the others do.'),
});

/** A banner of sister websites (B2.7, NAV-03). */
export const brandBannerSchema = z.strictObject({
  title: text.optional().describe(`Heading of the banner. ${leftOut(say('brandBanner'))}`),
  leadsTo: z
    .enum(['brand', 'dealerships', 'website'])
    .describe(
      'Where its logos lead: to the page of the brand, to the dealerships of the make, or to the ' +
        'website itself; also to the website where this site has no such page.',
    ),
  websites: z.array(website).max(60).describe('Sister websites, in order; without any there is no banner.'),
});
export type BrandBanner = z.infer<typeof brandBannerSchema>;
export type SisterWebsite = BrandBanner['websites'][number];
