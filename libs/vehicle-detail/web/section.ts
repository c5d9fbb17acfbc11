import { sectionRef } from '@forecourt/site-config';
import type { VehicleDetailConfig } from './config.js';

export const vehicleDetailSection = sectionRef<VehicleDetailConfig>('vehicle-detail');
