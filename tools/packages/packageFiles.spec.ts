import { describe, expect, it } from 'vitest';
import { publishedDocument, publishedManifest } from './packageFiles.ts';

describe('the manifest that is published', () => {
  const manifest = {
    name: '@forecourt/search',
    version: '0.1.0',
    repository: { url: 'git+https://git.example/forecourt.git', directory: 'libs/search' },
    sideEffects: ['./web/state.ts', './dist/web/state.js'],
    files: ['dist'],
    exports: {
      '.': { '@forecourt/source': './web/index.ts', types: './dist/web/index.d.ts', default: './dist/web/index.js' },
      './package.json': './package.json',
    },
    dependencies: { zod: '4.6.7' },
    devDependencies: { kysely: '0.28.0' },
    nx: { tags: ['type:package'] },
  };

  it('LIB-01 leads to built files alone, seen from their folder', () => {
    expect(publishedManifest(manifest)).toEqual({
      name: '@forecourt/search',
      version: '0.1.0',
      repository: { url: 'git+https://git.example/forecourt.git', directory: 'libs/search' },
      sideEffects: ['./web/state.js'],
      exports: {
        '.': { types: './web/index.d.ts', default: './web/index.js' },
        './package.json': './package.json',
      },
      dependencies: { zod: '4.6.7' },
    });
  });

  it('LIB-01 keeps what a bundler may drop', () => {
    expect(publishedManifest({ ...manifest, sideEffects: false }).sideEffects).toBe(false);
  });
});

describe('a document that is published', () => {
  const repository = { url: 'git+https://git.example/forecourt.git', directory: 'libs/search' };

  it('LIB-01 leads to files of the repository by whole addresses', () => {
    expect(publishedDocument('[one](../platform/ssr/README.md#in-an-app) [two](./web/config.ts)', repository)).toBe(
      '[one](https://git.example/forecourt/blob/main/libs/platform/ssr/README.md#in-an-app) ' +
        '[two](https://git.example/forecourt/blob/main/libs/search/web/config.ts)',
    );
  });

  it('keeps whole addresses and anchors', () => {
    const text = '[one](https://example.com/../a) [two](#below)';
    expect(publishedDocument(text, repository)).toBe(text);
  });
});
