const PATHS = {
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  back: 'M4 12a8 8 0 1 0 3-6.200M4 4v4.500h4.500',
  on: 'M20 12a8 8 0 1 1-3-6.200M20 4v4.500h-4.500',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

/** Icons of the viewer alone; they come with its code. */
export const Glyph = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
