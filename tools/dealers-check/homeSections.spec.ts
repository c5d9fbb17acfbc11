import { expect, it } from 'vitest';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { homeSectionNames } from './sitePages.ts';

it.each(Object.keys(TEMPLATES) as TemplateName[])(
  'TEN-02 the features of template %s say which sections of the front page they bring',
  async (template) => {
    const said = TEMPLATES[template].sections.flatMap(({ homeSections = [] }) => homeSections);
    expect(said.toSorted()).toEqual([...(await homeSectionNames(template))].toSorted());
  },
);
