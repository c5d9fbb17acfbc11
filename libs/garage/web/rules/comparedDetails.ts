import { ancapText, warrantyText, type Vehicle, type VehicleSay } from '@forecourt/vehicle';

/** What a comparison says of a vehicle that search documents do not carry. */
export interface ComparedDetails {
  readonly ancap?: string | undefined;
  readonly warranty?: string | undefined;
  /** Equipment as the dealer lists it; absent where none is listed. */
  readonly equipment?: readonly string[] | undefined;
}

export function comparedDetails(
  { variant, features, standard_equipment }: Partial<Vehicle>,
  sayVehicle: VehicleSay,
): ComparedDetails {
  const listed = [...eachOnce([...(features ?? []), ...(standard_equipment ?? [])]).values()];
  return {
    ancap: ancapText(variant, sayVehicle),
    warranty: warrantyText(variant, sayVehicle),
    equipment: listed.length > 0 ? listed : undefined,
  };
}

export interface EquipmentRow {
  readonly label: string;
  /** One for each vehicle; undefined where the dealer lists no equipment at all. */
  readonly has: readonly (boolean | undefined)[];
}

export interface ComparedEquipment {
  /** What every vehicle with a list has. */
  readonly shared: readonly string[];
  /** What one has and another lacks, in the order in which it is listed. */
  readonly differing: readonly EquipmentRow[];
}

/** Names as they are first written, by a key that is the same however a dealer spaces or capitalises them. */
function eachOnce(written: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const text of written) {
    const name = text.trim().replaceAll(/\s+/gu, ' ');
    const key = name.toLowerCase();
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  return names;
}

/** What vehicles have in common, and what one has that another lacks (SAVE-07). */
export function compareEquipment(lists: readonly (readonly string[] | undefined)[]): ComparedEquipment {
  const vehicles = lists.map((list) => list && eachOnce(list));
  const rows = [...eachOnce(lists.flatMap((list) => list ?? []))].map(([key, label]) => ({
    label,
    has: vehicles.map((vehicle) => vehicle?.has(key)),
  }));
  return {
    shared: rows.filter(({ has }) => !has.includes(false)).map(({ label }) => label),
    differing: rows.filter(({ has }) => has.includes(false)),
  };
}
