import { describeFeature } from '@forecourt/testing/feature';
import { financeFeature } from './feature.js';

describeFeature(financeFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
