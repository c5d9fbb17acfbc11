import { afterAll } from 'vitest';
import { endBookings } from './outside/outside.ts';

// a worker's files share its platform: what one of them left booked must not refuse the next one's shopper
afterAll(endBookings);
