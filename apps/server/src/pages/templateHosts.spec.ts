import { expect, it } from 'vitest';
import type { HostBundle } from '@forecourt/service/site-host';
import type { Templates } from '../configuration/templates.js';
import { TemplateHosts } from './templateHosts.js';

const bundleOf = (template: string) =>
  ({ template, renderer: { needs: [{ feature: 'chat', module: 'messages' }] } }) as unknown as HostBundle;

function hostsWith(loadHost: (template: string) => Promise<HostBundle>) {
  const loads: string[] = [];
  const notices: string[] = [];
  const installed = (name: string) => ({
    ...{ values: {}, sections: [] },
    loadHost: () => {
      loads.push(name);
      return loadHost(name);
    },
  });
  const templates: Templates = { yard: installed('yard'), group: installed('group') };
  const hosts = new TemplateHosts({ templates, modules: [], onNotice: (line) => notices.push(line) });
  return { hosts, loads, notices };
}

it('TEN-02 a template’s host is loaded once, when its first site is opened, and no other one with it', async () => {
  const { hosts, loads, notices } = hostsWith((name) => Promise.resolve(bundleOf(name)));
  expect(loads).toEqual([]);
  const [first, second] = await Promise.all([hosts.of('yard'), hosts.of('yard')]);
  expect(first).toBe(second);
  expect(loads).toEqual(['yard']);
  expect(notices).toEqual(['The pages of "chat" are left out of template yard: the service has no module "messages".']);
});

it('TEN-02 a host that cannot be loaded is named with its template, and is found once it is built', async () => {
  let isBuilt = false;
  const { hosts } = hostsWith((name) =>
    isBuilt ? Promise.resolve(bundleOf(name)) : Promise.reject(new Error('/apps/yard is not built.')),
  );
  await expect(hosts.of('yard')).rejects.toThrow(
    'The host of template "yard" cannot be loaded: /apps/yard is not built.',
  );
  isBuilt = true;
  expect((await hosts.of('yard')).template).toBe('yard');
});

it.each(['constructor', 'coupe'])('TEN-02 %s is no template', async (name) => {
  const { hosts } = hostsWith((template) => Promise.resolve(bundleOf(template)));
  await expect(hosts.of(name)).rejects.toThrow(`There is no template "${name}".`);
});
