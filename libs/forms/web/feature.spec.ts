import { describeFeature } from '@forecourt/testing/feature';
import { formsFeature } from './feature.js';

describeFeature(formsFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
