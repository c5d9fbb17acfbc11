import { describeFeature } from '@forecourt/testing/feature';
import { searchFeature } from './feature.js';

describeFeature(searchFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
