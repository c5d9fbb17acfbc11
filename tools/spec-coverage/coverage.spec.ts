import { describe, expect, it } from 'vitest';
import { declaredNumbers, storyNumbers, titledNumbers } from './coverage.ts';

describe('requirement numbers', () => {
  it('are declared at the beginning of an item', () => {
    expect(declaredNumbers('# List\n- SRCH-04 Changing\n  SRCH-05 is not\n- NAV-01 Menu (SRCH-04)\n')).toEqual([
      'SRCH-04',
      'NAV-01',
    ]);
  });
  it.each([
    [`it('SRCH-04 removes the page', () => {})`, ['SRCH-04']],
    [`it("SRCH-05 SRCH-21 both", () => {})`, ['SRCH-05', 'SRCH-21']],
    [`it.each(LIST)('TEN-07 %s', (x) => x)`, ['TEN-07']],
    [`itInFull('SRCH-08 at its edge', () => {})`, ['SRCH-08']],
    [`itInFull.each(LIST)('SRCH-09 %s', (x) => x)`, ['SRCH-09']],
    [`it.each([\n  ['a', 1],\n  ['b', 2],\n])('API-05 refuses %s', (x) => x)`, ['API-05']],
    [`// SRCH-06 in a comment\nconst text = 'SRCH-07 in a text';`, []],
  ])('are found in titles of tests: %s', (source, numbers) => {
    expect(titledNumbers(source)).toEqual(numbers);
  });
  it('are found above stories that prove something', () => {
    const story = '/** CARD-02: tags. */\nexport const Reserved: Story = { args: {}, play: shows(1) };\n';
    expect(storyNumbers(story)).toEqual(['CARD-02']);
    expect(storyNumbers(story.replace(', play: shows(1)', ''))).toEqual([]);
  });
});
