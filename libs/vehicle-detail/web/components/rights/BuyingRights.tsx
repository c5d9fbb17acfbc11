import type { BuyingRights as Rights, CoolingOffCondition, WarrantyAnswer } from '@forecourt/vehicle-detail/domain';
import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { formatDate } from '@forecourt/words';
import type { VehicleDetailKey, VehicleDetailSay } from '../../rules/words.js';
import * as promises from '../promises.styles.js';
import { SectionCard } from '../SectionCard.js';
import * as styles from './rights.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

export interface BuyingRightsProps {
  title: string;
  rights: Rights;
  isFolded?: boolean | undefined;
}

const CONDITIONS = {
  'dealer-finance': 'rights.ifDealerFinances',
  'until-delivery': 'rights.untilDelivery',
  'until-delivery-keeps-400': 'rights.untilDeliveryKeeps400',
  'keeps-100': 'rights.keeps100',
} as const satisfies Record<CoolingOffCondition, VehicleDetailKey>;

/** What a buyer has by law, in general words, with the Act and the day of its last review. */
export function BuyingRights({ title, rights, isFolded }: BuyingRightsProps) {
  const say = useWords(vehicleDetailWords);
  const { coolingOff, state, law, reviewed } = rights;
  return (
    <SectionCard id="buying-rights" title={title} isFolded={isFolded}>
      <ul css={promises.list}>
        <Right name={say('rights.warranty')} text={warrantyText(rights.warranty, state, say)} />
        {coolingOff && (
          <Right
            name={say('rights.coolingOff')}
            text={
              coolingOff === 'none'
                ? say('rights.coolingOffNone', { state })
                : say('rights.coolingOffDays', {
                    days: coolingOff.businessDays,
                    condition: say(CONDITIONS[coolingOff.condition]),
                  })
            }
          />
        )}
        <Right name={say('rights.guarantees')} text={say('rights.guaranteesText')} />
        <Right name={say('rights.register')} text={say('rights.registerText')} />
      </ul>
      <p css={styles.small}>{say('rights.about', { state, law, day: formatDate(reviewed, say.language) })}</p>
    </SectionCard>
  );
}

const Right = ({ name, text }: { name: string; text: string }) => (
  <li>
    <Icon name="file" />
    <span>
      <strong>{name}</strong>
      <span css={promises.text}>{text}</span>
    </span>
  </li>
);

function warrantyText(warranty: WarrantyAnswer, state: string, say: VehicleDetailSay): string {
  switch (warranty.kind) {
    case 'covered': {
      if (!warranty.length) return say('rights.coveredAsk');
      const { months, km } = warranty.length;
      return say('rights.covered', { months, km: formatNumber(km) });
    }
    case 'outside':
      return say('rights.outside', { state });
    case 'excluded':
      return say('rights.excluded', { state });
    case 'ask':
      return say('rights.ask');
  }
}
