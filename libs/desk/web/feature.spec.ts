import { describeFeature } from '@forecourt/testing/feature';
import { deskFeature } from './feature.js';

describeFeature(deskFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
