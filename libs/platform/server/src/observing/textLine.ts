interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly err?: { readonly name: string; readonly code: string; readonly words?: string; readonly at: string };
}

/** A line of the log for a terminal: time, level, words, then the fields; places of an error on lines of their own. */
export function asText(json: string): string {
  const { level, time, msg, err, pid: _pid, ...fields } = JSON.parse(json) as Line & Record<string, unknown>;
  const rest = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const error = err
    ? [` ${[err.name, err.code, err.words].filter(Boolean).join(' ')}`, ...err.at.split(' | ').filter(Boolean)]
    : [];
  return `${time.slice(11, 23)} ${level.toUpperCase().padEnd(5)} ${msg}${rest.join('')}${error.join('\n    ')}\n`;
}
