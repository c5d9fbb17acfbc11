import { describeFeature } from '@forecourt/testing/feature';
import { offersFeature } from './feature.js';

describeFeature(offersFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
