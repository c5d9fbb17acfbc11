import { z } from 'zod';
import { defineSection, sectionRef } from '@forecourt/site-config';

const NAMES = [
  ...['forms', 'search', 'navigation', 'vehicle-detail', 'finance', 'garage', 'locations', 'content', 'offers'],
  ...['checkout', 'purchase', 'desk', 'words'],
];
const sections = NAMES.map((id) =>
  defineSection(sectionRef(id), { schema: z.record(z.string(), z.unknown()), defaults: {} }),
);
const template = { values: {}, sections };

/** The templates of the demo dealers, whose features take whatever a dealer says; for tests. */
export const anyTemplates = { group: template, franchise: template, preowned: template, yard: template };
