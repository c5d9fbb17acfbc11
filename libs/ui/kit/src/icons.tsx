import type { ReactNode, SVGProps } from 'react';

const PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'm6 9 6 6 6-6',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  sort: 'M7 5v14M7 19l-3-3M7 19l3-3M17 19V5M17 5l-3 3M17 5l3 3',
  phone: 'M6 3h3l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.200 7-11a7 7 0 1 0-14 0c0 4.800 7 11 7 11Zm0-8.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5Z',
  km: 'M4 17a8 8 0 1 1 16 0M12 17l4-5M4 17h2M18 17h2M12 7v1.500',
  transmission: 'M6 5v14M12 5v14M18 5v7M6 12h12M6 5h.01M12 5h.01M18 5h.01',
  body:
    'M3 15v-2.500l2-1.500 2.500-4h7l3.500 4 3 1v3h-2M7.500 15h8M5.500 15H3m4.250 0a1.750 1.750 0 1 ' +
    '0-3.500 0 1.750 1.750 0 0 0 3.500 0Zm12 0a1.750 1.750 0 1 0-3.500 0 1.750 1.750 0 0 0 3.500 0Z',
  fuel: 'M5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M3.500 20h12M5 11h9M14 9h2.500l2 2v6a1.500 1.500 0 0 0 3 0V9l-3-3',
  drive: 'M12 4v16M5 6h14M5 18h14M5 4v4M19 4v4M5 16v4M19 16v4',
  engine: 'M4 10v6M4 13h3v-3h3V8h5v2h2l2 2v5l-2 2H9l-2-3M11 5h3M12.500 5v3',
  seats: 'M8 4v8h6l3 8M8 12l-2 8M6 20h12',
  sleeps: 'M3 6v13M3 16h18v3M21 16v-2a3 3 0 0 0-3-3h-7v5M7 10.500a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500Z',
  length: 'M3 8v8h18V8H3Zm4.500 0v3.500M12 8v5M16.500 8v3.500',
  atm: 'M6.500 9h11L20 20H4L6.500 9ZM12 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  check: 'm5 12 5 5 9-10',
  warning: 'M12 4 2.500 20h19L12 4Zm0 6v4.500m0 2.500v.01',
  heart:
    'M12 20.500C5 15.500 3 12 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.200-2 6.700-9 11.700Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500a7.500 7.500 0 0 1 15 0',
  compare: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1',
  print: 'M7 9V4h10v5M7 17H4v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h6M9 17h6',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z',
  percent:
    'M6 18 18 6M7.500 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm9 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  eye:
    'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500-3a3 3 ' +
    '0 1 0 0 6 3 3 0 0 0 0-6Z',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5.500v13l10.500-6.500Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 2',
} as const;
export type IconName = keyof typeof PATHS;
/** All of them, for an overview. */
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A line icon, decorative unless it has a title. */
export function Icon({
  name,
  size = 20,
  ...props
}: {
  /** Which drawing. */
  name: IconName;
  /** Width and height, pixels. */
  size?: number;
} & Omit<SVGProps<SVGSVGElement>, 'name'>): ReactNode {
  return (
    <svg
      data-icon=""
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
