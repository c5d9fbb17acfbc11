import type { Vehicle } from '@forecourt/vehicle';
import * as styles from '../components/enquiry.styles.js';
import type { OfferedTimes } from '../rules/appointments.js';
import { useForms } from '../components/useForms.js';
import { Component as RequestPart } from './RequestPart.js';

/** The booking form of a vehicle that is for test drives only, where others have their finance (VDP-23). */
export function Component({ vehicle, data }: { vehicle: Vehicle; data?: unknown }) {
  const { title, intro } = useForms().vehicleForms['test-drive'];
  return (
    <section css={[styles.box, styles.form]} id="test-drive" aria-labelledby="test-drive-title">
      <h2 id="test-drive-title">{title}</h2>
      {intro && <p>{intro}</p>}
      <RequestPart request="test-drive" vehicle={vehicle} times={(data as OfferedTimes | null) ?? undefined} isInPage />
    </section>
  );
}
