import type { Detail } from '@forecourt/vehicle';

/** Names and values inside a `dl`, on the page and on paper. */
export const DetailRows = ({ rows }: { rows: readonly Detail[] }) =>
  rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
