import type { CarType } from '@forecourt/vehicle';

/** Promises that apply to a kind of vehicle: those for every kind, and those that name it (VDP-20). */
export const promisesFor = <Item extends { readonly carTypes?: readonly CarType[] | undefined }>(
  items: readonly Item[],
  carType: CarType,
): Item[] => items.filter(({ carTypes }) => carTypes === undefined || carTypes.includes(carType));
