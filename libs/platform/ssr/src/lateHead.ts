export { applyHead } from '@forecourt/composition';
