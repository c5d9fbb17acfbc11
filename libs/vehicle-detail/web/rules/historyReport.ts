import type { Vehicle } from '@forecourt/vehicle';

/** Address of the history report; none without a file, or where it is no address that a page may link to (VDP-16). */
export function historyReportHref({ file }: Pick<Vehicle, 'file'>): string | undefined {
  return file && (/^https?:\/\/[^/]/i.test(file) || /^\/(?![\t\n\r]*[/\\])/.test(file)) ? file : undefined;
}
