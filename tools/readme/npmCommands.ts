/**
 * Every npm command of a text in Markdown, each once: in code between backticks, or on a line of a block of code. A
 * comment or a second command after it does not belong to it.
 */
export function npmCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...markdown.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const pieces = [...blocks, ...inline].flatMap((code) => code.replace(/\s#.*$/, '').split('&&'));
  const found = pieces.flatMap((piece) => /\bnpm (?:run|ci|start|test)\b.*$/.exec(piece)?.[0].trim() ?? []);
  return [...new Set(found)];
}

/** The script that a command runs: `explain` of `npm run explain -- --site harbour`. */
export const scriptOf = (command: string): string => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? '';
