import { createRequire } from 'node:module';
import type { ChangelogChange } from 'nx/release/changelog-renderer';
import type * as Renderers from 'nx/release/changelog-renderer';

// a CommonJS module, whose default export Node and Vitest would find in different places
const { default: OfNx } = createRequire(import.meta.url)('nx/release/changelog-renderer') as typeof Renderers;

/**
 * Writes the entry of a library's changelog as Nx does, of every commit that touched the library's folder. Nx leaves
 * out files of projects inside it, which are the layers of a subject, and files that are gone.
 */
export default class ChangelogRenderer extends OfNx {
  // Nx has chosen the commits by the folder already
  protected override filterChanges(changes: ChangelogChange[]): ChangelogChange[] {
    return changes;
  }
}
