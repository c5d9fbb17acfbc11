import { describeFeature } from '@forecourt/testing/feature';
import { garageFeature } from './feature.js';

describeFeature(garageFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
