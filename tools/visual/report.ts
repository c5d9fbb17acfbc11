/** A picture that is not as it was accepted. */
export interface Change {
  /** `<story>/<dealer>-<look>`. */
  readonly name: string;
  readonly state: 'changed' | 'new' | 'gone';
  readonly pixels: number;
}

const SHOWN = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
} as const satisfies Record<Change['state'], readonly string[]>;

const figure = (kind: string, name: string): string =>
  `<figure><figcaption>${kind}</figcaption><a href="${kind}/${name}.png">` +
  `<img src="${kind}/${name}.png" alt="${kind}" loading="lazy"></a></figure>`;

const section = ({ name, state, pixels }: Change): string =>
  `<section><h2>${name}</h2><p>${state}${state === 'changed' ? `, ${pixels} pixels differ` : ''}</p>` +
  `<div>${SHOWN[state].map((kind) => figure(kind, name)).join('')}</div></section>`;

/** The page of a run: each change with its picture before, after and what differs. Names have letters and dashes. */
export const reportHtml = (taken: number, changes: readonly Change[]): string => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Stories that look different</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:24px;background:#fff;color:#16202c}
h2{font-size:18px;margin:32px 0 0}
div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}
figure{margin:0}
img{max-width:100%;border:1px solid #8a8f98}
</style>
<h1>${changes.length} of ${taken} pictures look different</h1>
${changes.map(section).join('\n')}
</html>
`;
