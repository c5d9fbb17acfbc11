export { siteFilter, stockRuleOf } from '@forecourt/site-config';
