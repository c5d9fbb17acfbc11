import { describeFeature } from '@forecourt/testing/feature';
import { checkoutFeature } from './feature.js';

describeFeature(checkoutFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
