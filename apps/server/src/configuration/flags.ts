import { IS_PRODUCTION } from './distribution.js';

/** What a start takes: options of `parseArgs`, each with its description in docs/running.md. */
export const START_FLAGS = {
  port: { type: 'string', shown: '--port 4300', description: 'Port to listen on, before `PORT`.' },
  data: { type: 'string', shown: '--data dir', description: 'Data folder, before `FORECOURT_DATA`.' },
  dealers: {
    type: 'string',
    shown: '--dealers dir',
    description: 'Folder of the dealers, before `FORECOURT_DEALERS`.',
  },
  production: {
    type: 'boolean',
    default: IS_PRODUCTION,
    shown: '--production',
    description:
      'For shoppers: no demo stock, and leads that have no way out wait. Does not go with `--dev`. The artefact ' +
      'starts so unless it has `--no-production`.',
  },
  dev: {
    type: 'boolean',
    default: false,
    shown: '--dev',
    description: 'Adds the developer’s pages, which show leads to anyone on this machine.',
  },
  'demo-stock': {
    type: 'boolean',
    shown: '--no-demo-stock',
    description: 'Adds no generated vehicles to an empty database.',
  },
  'demo-stock-from': {
    type: 'string',
    shown: '--demo-stock-from module',
    description:
      'Where generated vehicles, their pictures and films come from: the script has ' +
      '`tools/demo-stock/module.ts`. Not loaded with `--production`.',
  },
} as const;
