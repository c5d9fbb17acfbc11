import { useState } from 'react';
import type { VehicleRequest } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui-kit';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle';
import * as styles from '../enquiry.styles.js';
import type { Appointments } from './appointmentFields.js';
import { RequestForm } from './RequestForm.js';
import { useRequestForm } from './useRequestForm.js';

export interface RequestWindowProps {
  request: VehicleRequest;
  vehicle: Vehicle;
  /** Moment of the page, epoch milliseconds. */
  now?: number | undefined;
  isOpen: boolean;
  appointments?: Appointments | undefined;
  onClose: () => void;
}

/** A form over the vehicle's page: a window, on phones a sheet from below (VDP-24). */
export function RequestWindow({ request, vehicle, now, isOpen, appointments, onClose }: RequestWindowProps) {
  const { words, stays, form } = useRequestForm({ request, vehicle, isWindow: true });
  const [isStored, setStored] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} placement="adaptive">
      <div css={styles.form}>
        <div>
          <p css={styles.about}>{vehicleTitle(vehicle)}</p>
          {words.intro && !isStored && <p css={styles.note}>{words.intro}</p>}
        </div>
        <RequestForm
          {...form}
          {...(now === undefined ? {} : { calculated: { vehicle, now } })}
          stays={stays}
          appointments={appointments}
          onStored={() => setStored(true)}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
