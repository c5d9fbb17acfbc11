import { useState } from 'react';
import type { VehicleRequest } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui-kit';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle';
import type { EnquiryValues } from '../../domain/enquiryValues.js';
import * as styles from '../enquiry.styles.js';
import type { Appointments } from './AppointmentFields.js';
import type { Draft } from './draft.js';
import { RequestForm } from './RequestForm.js';
import { useRequestForm } from './useRequestForm.js';

export interface RequestWindowProps {
  request: VehicleRequest;
  vehicle: Vehicle;
  isOpen: boolean;
  appointments?: Appointments | undefined;
  user: EnquiryValues;
  draft: Draft;
  onClose: () => void;
}

/** A form over the vehicle's page: a window, on phones a sheet from below (VDP-24). */
export function RequestWindow({ request, vehicle, isOpen, appointments, user, draft, onClose }: RequestWindowProps) {
  const { words, stays, start, form } = useRequestForm({ request, vehicle, isWindow: true, user });
  const [first] = useState(start);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} placement="adaptive">
      <div css={styles.form}>
        <div>
          <p css={styles.about}>{vehicleTitle(vehicle)}</p>
          {words.intro && <p css={styles.note}>{words.intro}</p>}
        </div>
        <RequestForm
          {...form}
          start={first}
          draft={draft}
          stays={stays}
          appointments={appointments}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
