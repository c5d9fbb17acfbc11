import { describeFeature } from '@forecourt/testing/feature';
import { contentFeature } from './feature.js';

describeFeature(contentFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
