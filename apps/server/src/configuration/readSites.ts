import path from 'node:path';
import { createSites, type Sites } from '@forecourt/sites';
import { TEMPLATES } from './templates.js';

/** The workspace, in which the hosts and the demo dealers lie. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Reads dealers and templates; used by everything that needs the configuration. */
export const readSites = (dealersDir = path.join(ROOT, 'dealers')): Sites =>
  createSites({ dealersDir, templates: TEMPLATES });
