import { globSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import * as jsonc from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';
import { formatting } from './tools/lint-rules/formatting.mjs';
import { knownTokens } from './tools/lint-rules/known-tokens.mjs';
import { noLooseText } from './tools/lint-rules/no-loose-text.mjs';
import { noOutsideKey } from './tools/lint-rules/no-outside-key.mjs';
import { noSiteBranch } from './tools/lint-rules/no-site-branch.mjs';
import { spacingTokens } from './tools/lint-rules/spacing-tokens.mjs';
import { SHARED, SPACES, TOKENS } from './tools/lint-rules/theme-tokens.mjs';

const only = (sourceTag, onlyDependOnLibsWithTags, bannedExternalImports) => ({
  sourceTag,
  onlyDependOnLibsWithTags,
  ...(bannedExternalImports ? { bannedExternalImports } : {}),
});

// One owner per third-party library: keen-slider in ui/kit, typesense in platform/runtime and the embedded server,
// react-instantsearch in search, final-form in ui/action-form and, until its forms move there, forms.
const SLIDER = ['keen-slider', 'keen-slider/*'];
const SEARCH_CLIENT = ['typesense', 'typesense/*', 'typesense-instantsearch-adapter'];
const INSTANTSEARCH = ['react-instantsearch', 'react-instantsearch-core', 'instantsearch.js', 'instantsearch.js/*'];
const FORMS = ['final-form', 'react-final-form'];
const WEB = ['react', 'react-dom', 'react-dom/*', 'react-*', '@emotion/*', '@reduxjs/*'];

/** Files and folders below this one: Nx lints a project from its own folder. */
const found = (pattern) => globSync(pattern, { cwd: import.meta.dirname });

/** Packages whose layers are projects of their own; each has a scope of its own name (docs/adr/0052). */
const SUBJECTS = found('libs/*/{web,server}/project.json')
  .map((file) => file.split(/[\\/]/)[1])
  .filter((subject, index, all) => all.indexOf(subject) === index);

/** The library that one feature alone may use. */
const OWNED = new Map([
  ['search', INSTANTSEARCH],
  ['forms', FORMS],
]);

/** Design section 2: three dimensions of tags, no '*' row. */
const depConstraints = [
  // which app may import which is said by their scopes
  only('type:app', [
    'type:app',
    'type:feature',
    'type:module',
    'type:domain',
    'type:ui',
    'type:contract',
    'type:platform',
    'type:core',
    'type:server',
    'type:testing',
  ]),
  only(
    'type:feature',
    ['type:domain', 'type:form', 'type:ui', 'type:contract', 'type:platform', 'type:core', 'type:testing'],
    [...SLIDER, ...SEARCH_CLIENT],
  ),
  only('type:form', ['type:ui', 'type:contract', 'type:core', 'type:testing'], [...SEARCH_CLIENT, ...INSTANTSEARCH]),
  // a subject's rules are open to every subject, its service to other services by their ports, its pages to none
  only('type:domain', ['type:domain', 'type:contract', 'type:core'], [...WEB, 'fastify', 'node:*']),
  only(
    'type:module',
    ['type:module', 'type:domain', 'type:server', 'type:contract', 'type:core'],
    [...WEB, ...SLIDER, ...FORMS],
  ),
  only('type:contract', ['type:core']),
  only('type:platform', ['type:platform', 'type:contract', 'type:core'], [...SLIDER, ...INSTANTSEARCH, ...FORMS]),
  only(
    'type:ui',
    ['type:ui', 'type:contract', 'type:core', 'type:testing'],
    [...SEARCH_CLIENT, ...INSTANTSEARCH, ...FORMS],
  ),
  only('type:core', ['type:core'], [...WEB, 'fastify', 'node:*']),
  only('type:server', ['type:server', 'type:contract', 'type:core'], [...WEB, ...SLIDER, ...INSTANTSEARCH, ...FORMS]),
  only('type:testing', ['type:ui', 'type:contract', 'type:platform', 'type:core']),
  // the process that serves everything; no app may import it
  only('scope:process', [
    'type:domain',
    'type:module',
    'scope:site',
    'scope:platform',
    'scope:ui',
    'scope:server',
    'scope:search-server',
    'scope:core',
  ]),
  only('scope:site', [
    'scope:core',
    'scope:platform',
    'scope:ui',
    'scope:server',
    'scope:search-server',
    ...SUBJECTS.map((subject) => `scope:${subject}`),
  ]),
  ...SUBJECTS.map((feature) =>
    only(
      `scope:${feature}`,
      [
        `scope:${feature}`,
        ...['type:domain', 'type:module', 'scope:core', 'scope:platform', 'scope:ui', 'scope:server'],
        // specs of the index run on the embedded search server
        ...(['search', 'stock'].includes(feature) ? ['scope:search-server'] : []),
      ],
      [FORMS, INSTANTSEARCH].filter((library) => library !== OWNED.get(feature)).flat(),
    ),
  ),
  only('scope:core', ['scope:core', 'scope:ui', 'scope:platform']),
  only('scope:platform', ['scope:platform', 'scope:core']),
  only('scope:ui', ['scope:ui', 'scope:core']),
  only('scope:server', ['scope:server', 'scope:search-server', 'scope:core']),
  only('scope:search-server', ['scope:search-server']),
  only('runtime:web', ['runtime:web', 'runtime:any']),
  // joins the service and the pages' hosts
  only('runtime:process', ['runtime:node', 'runtime:web', 'runtime:any']),
  only('runtime:node', ['runtime:node', 'runtime:any']),
  only('runtime:any', ['runtime:any'], WEB),
];

// The whole tree is one program: that takes a third of the time and memory that a program for each library takes.
const types = process.env.LINT_SCOPE === 'all' ? { project: './tsconfig.lint.json' } : { projectService: true };

/** Files of a library that no package holds. */
const UNPUBLISHED = [
  '{projectRoot}/vite.config.ts',
  '{projectRoot}/tools/**/*',
  '{projectRoot}/src/**/*.spec.*',
  '{projectRoot}/src/**/*.stories.*',
  // a mail server and a suite for tests alone
  '{projectRoot}/src/{testing,outbound/testing}/{mailServer,leadsSuite}.ts',
];

const RULES_OF_HOOKS = Object.fromEntries(
  ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].map((rule) => [
    rule,
    reactHooks.configs.flat['recommended-latest'].rules[rule],
  ]),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/coverage',
      '**/test-output',
      '**/*.timestamp-*',
      'storybook-static',
      '.nx',
      '.data',
    ],
  },
  { files: ['**/*.{ts,tsx,js,mjs}'], ...js.configs.recommended },
  {
    plugins: {
      '@nx': nx,
      forecourt: {
        rules: {
          'known-tokens': knownTokens,
          'no-loose-text': noLooseText,
          'no-outside-key': noOutsideKey,
          'no-site-branch': noSiteBranch,
          'spacing-tokens': spacingTokens,
        },
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { ...types, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'forecourt/no-outside-key': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'libs/ui/**/*.ts', 'libs/platform/{composition,runtime,ssr}/**/*.ts', 'libs/*/web/**/*.ts'],
    plugins: reactHooks.configs.flat['recommended-latest'].plugins,
    extends: [jsxA11y.flatConfigs.recommended],
    rules: RULES_OF_HOOKS,
    languageOptions: { globals: globals.browser },
    // jsx-a11y must know that styled components render real elements
    settings: { 'jsx-a11y': { components: {} } },
  },
  {
    // whatever a dealer's theme reaches
    files: [
      '.storybook/**/*.{ts,tsx}',
      'libs/ui/**/*.{ts,tsx}',
      'libs/platform/{composition,runtime,ssr}/**/*.{ts,tsx}',
      'libs/*/web/**/*.{ts,tsx}',
    ],
    rules: {
      'forecourt/known-tokens': ['error', { tokens: TOKENS, shared: SHARED }],
      'forecourt/spacing-tokens': ['error', { spaces: SPACES }],
    },
  },
  {
    // components and hooks of the product: these rules run React's compiler over each file
    files: ['**/*.tsx', 'libs/{ui,platform,*/web}/**/{use*,*Context,*Widget}.ts'],
    ignores: ['**/*.{spec,stories}.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: [
      '**/*.{js,mjs}',
      'tools/**/*.ts',
      'libs/server/**/*.ts',
      'libs/*/server/**/*.ts',
      'apps/{api,server}/**/*.ts',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'forecourt/no-site-branch': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // build configuration is shared by relative path
          allow: ['^.*/tools/vite-lib(\\.ts)?$', '^.*/tools/vite-host(\\.ts)?$'],
          depConstraints,
        },
      ],
    },
  },
  {
    // libraries whose texts are messages (libs/core/words)
    files: found(['libs/*/*/src/words', 'libs/*/web/words']).map((folder) => `${folder.replace(/words$/, '')}**/*.tsx`),
    rules: { 'forecourt/no-loose-text': 'error' },
  },
  {
    // code that runs in servers alone writes to the log; libs/server has libraries that know none
    files: ['apps/{api,server}/src/**/*.ts', 'libs/platform/server/src/**/*.ts', 'libs/*/server/**/*.ts'],
    ignores: ['libs/platform/server/src/observing/takeConsole.ts', '**/*.spec.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    // tools and checks look at the whole workspace from outside its layers
    files: ['tools/**/*.ts', '.storybook/**/*', 'libs/**/tools/*.ts', 'apps/*/vite.config.ts', 'vitest.workspace.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'forecourt/no-site-branch': 'off',
      'forecourt/no-outside-key': 'off',
      'forecourt/no-loose-text': 'off',
    },
  },
  {
    // published packages: every import must be declared, nothing declared may be unused
    files: ['libs/**/package.json'],
    // tools/checks/manifests.spec.ts holds those whose layers are projects of their own
    ignores: SUBJECTS.map((subject) => `libs/${subject}/package.json`),
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: UNPUBLISHED,
          // peers of react-final-form and Base UI, a font that is read as a file, and what only published types name
          ignoredDependencies: [
            // an import of these is one of a layer, whose project has another name
            ...SUBJECTS.map((subject) => `@forecourt/${subject}`),
            'final-form',
            'react-dom',
            'kysely',
            'mailparser',
            'smtp-server',
            '@expo-google-fonts/source-sans-3',
          ],
        },
      ],
    },
  },
  {
    // JSX alone brings its runtime in, which the rule cannot see; publishedTypes.spec.ts finds it where it is missing.
    // schema.org's vocabulary is read as a file
    files: ['libs/platform/composition/package.json', 'libs/testing/package.json'],
    rules: {
      '@nx/dependency-checks': [
        'error',
        { ignoredFiles: UNPUBLISHED, ignoredDependencies: ['@emotion/react', 'schema-dts'] },
      ],
    },
  },
  {
    // the adapter becomes part of the build (`bundled`), and what the adapter imports the library declares
    files: ['libs/platform/runtime/package.json'],
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: UNPUBLISHED,
          ignoredDependencies: ['@emotion/react', '@babel/runtime', 'typesense', 'typesense-instantsearch-adapter'],
        },
      ],
    },
  },
  storybook.configs['flat/recommended'],
  prettier,
  formatting,
  // compiled by `npm run words`: a line is as long as its text
  {
    files: [
      '{apps/*,libs/*,libs/*/*}/src/words/{*Words,zhHans}.ts',
      'libs/*/{domain,web,server}/words/{*Words,zhHans}.ts',
    ],
    rules: { '@stylistic/max-len': 'off' },
  },
);
