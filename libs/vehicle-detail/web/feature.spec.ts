import { describeFeature } from '@forecourt/testing/feature';
import { vehicleDetailFeature } from './feature.js';

describeFeature(vehicleDetailFeature, {
  stories: import.meta.glob('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
});
