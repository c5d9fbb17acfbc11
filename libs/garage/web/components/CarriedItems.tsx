import { FIELDS, type AlertValues } from '../rules/alertForm.js';

/** Vehicles and searches as hidden fields. */
export function CarriedItems({ vehicleIds, searches }: Pick<AlertValues, 'vehicleIds' | 'searches'>) {
  return (
    <>
      {vehicleIds.map((id) => (
        <input key={id} type="hidden" name={FIELDS.vehicle} value={id} />
      ))}
      {searches.map(({ href, text }) => (
        <span key={href} hidden>
          <input type="hidden" name={FIELDS.href} value={href} />
          <input type="hidden" name={FIELDS.text} value={text} />
        </span>
      ))}
    </>
  );
}
