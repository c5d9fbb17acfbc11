// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const siteHostWords = defineWords<{
  address: null;
  request: null;
  fault: null;
  crossSite: null;
  'form.kind': { kinds: string | number };
  'form.broken': null;
  file: null;
}>('site-host', {
  address: ['This address is not valid.'],
  request: ['This request cannot be answered.'],
  fault: ['Something went wrong on our side. Please try again.'],
  crossSite: ['Forms of this site cannot be sent from another site.'],
  'form.kind': ['Forms of this site are sent as ', ['kinds'], ', in UTF-8.'],
  'form.broken': ['This form cannot be read. Please go back, reload the page and send it again.'],
  file: ['There is no such file.'],
});
