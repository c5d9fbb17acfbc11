export { shownOnSite, type Visibility } from '@forecourt/site-config';
