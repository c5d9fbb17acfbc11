/**
 * The host that the shopper's browser named, of `X-Forwarded-Host`: each proxy in a row adds the name that it was
 * called by behind it. A server reads the header of a trusted proxy alone.
 */
export const forwardedHost = (header: string): string => header.split(',', 1)[0]?.trim() ?? '';
