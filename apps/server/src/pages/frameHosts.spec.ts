import { describe, expect, it } from 'vitest';
import { frameHostsOf, mapOriginsOf } from './frameHosts.js';

const maps = { embedUrl: 'https://maps.example/embed?q={lat},{long}', zoom: 10 };
const chat = { url: 'https://chat.example:8443/harbour', title: 'Chat with us' };

describe('pages that a frame may show', () => {
  it('OFR-01 LOC-02 are those of declared hosts, of the maps service and of the web chat, each once', () => {
    expect(frameHostsOf({ frameHosts: [] })).toEqual([]);
    expect(frameHostsOf({ frameHosts: ['tours.example', 'maps.example'], maps, chat })).toEqual([
      'tours.example',
      'maps.example',
      'chat.example:8443',
    ]);
  });
});

describe('servers of a site’s own map', () => {
  it('LOC-01 are the style’s and those that it names, each once', () => {
    expect(mapOriginsOf({})).toEqual([]);
    expect(mapOriginsOf({ maps })).toEqual([]);
    const own = { styleUrl: 'https://tiles.example:8443/streets.json', zoom: 12 };
    expect(mapOriginsOf({ maps: own })).toEqual(['https://tiles.example:8443']);
    expect(mapOriginsOf({ maps: { ...own, hosts: ['letters.example', 'letters.example'] } })).toEqual([
      'https://tiles.example:8443',
      'https://letters.example',
    ]);
  });
});
