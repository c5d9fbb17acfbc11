import { describeFeature } from '@forecourt/testing/feature';
import { navigationFeature } from './feature.js';

describeFeature(navigationFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
