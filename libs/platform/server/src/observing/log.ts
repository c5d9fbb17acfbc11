import { pino, stdTimeFunctions, type Logger } from 'pino';
import { faultOf } from './faultOf.js';
import { redactFields, redactText } from './redact.js';
import { presentScope } from './requestScope.js';
import { asText } from './textLine.js';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** `json`: one object a line, for machines; `text`: for people at a terminal. */
  readonly format: LogFormat;
  /** Takes a whole line with its end. */
  readonly write: (line: string) => void;
}

/** Commands and specs print their results on standard output, so problems go to standard error. */
const UNSET: LogOptions = { level: 'warn', format: 'text', write: (line) => void process.stderr.write(line) };
let present = UNSET;

const idOfRequest = (): object => {
  const scope = presentScope();
  if (!scope) return {};
  const { id, dealer } = scope;
  return { req: id, ...(dealer === undefined ? {} : { dealer }) };
};

/** The one logger of a process. `setLog` says where its lines go. */
export const log: Logger = pino(
  {
    level: UNSET.level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    mixin: idOfRequest,
    // what a line says itself goes before the request that it was written in
    mixinMergeStrategy: (fields, mixed) => ({ ...mixed, ...fields }),
    formatters: { level: (level) => ({ level }), log: redactFields },
    // the words of an error may hold what a person sent: only where it came from is written
    serializers: { err: faultOf },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args as readonly unknown[];
        if (first instanceof Error) return method.call(this, { err: first }, redactText(wordsOf(second)));
        if (typeof first === 'object' && first !== null) return method.call(this, first, redactText(wordsOf(second)));
        return method.call(this, redactText(wordsOf(first)));
      },
    },
  },
  { write: (line: string) => present.write(present.format === 'json' ? line : asText(line)) },
);

/** Without words of its own, a line would get those of its error. */
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : 'Something failed.');

/** Says what is logged and where it goes; gives what puts back how it was. */
export function setLog(options: Partial<LogOptions>): () => void {
  const before = present;
  present = { ...present, ...options };
  log.level = present.level;
  return () => {
    present = before;
    log.level = before.level;
  };
}

/** One line for the operator, as parts of the service hand it on that know no more of the log. */
export const notice = (line: string): void => log.warn(line);
