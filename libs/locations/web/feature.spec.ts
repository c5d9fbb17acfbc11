import { describeFeature } from '@forecourt/testing/feature';
import { locationsFeature } from './feature.js';

describeFeature(locationsFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
