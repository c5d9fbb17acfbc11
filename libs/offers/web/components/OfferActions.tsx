import { opensBeside, testDriveHref, testDriveRoute } from '@forecourt/contracts';
import { hasTestDrive, type OfferSummary } from '@forecourt/offers/domain';
import { Part, useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { ButtonLink } from '@forecourt/ui-kit';
import { ENQUIRY_ANCHOR, exploreHref, offerHref } from '../rules/addresses.js';
import { loadChatButton } from '../parts.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';
import * as styles from './offers.styles.js';

export interface OfferActionsProps {
  /** The offer that the ways lead on from. */
  offer: OfferSummary;
  /** On the offer's own page, next to its enquiry. */
  isHere?: boolean;
}

/** Ways on from an offer (B2.5): a button whose page the site does not have is not there. */
export function OfferActions({ offer, isHere = false }: OfferActionsProps) {
  const say = useWords(offersWords);
  const site = useSite();
  const { chat } = useSection(siteSection);
  const { enquireText = say('enquire'), enquireBy } = useSection(offersSection);
  const { testDriveTypes } = useSection(vehicleSection);
  const { manufacturer, model, name } = offer;
  const explore = exploreHref(site, offer);
  const drive = hasTestDrive(offer, testDriveTypes)
    ? testDriveHref(site.href(testDriveRoute), { make: manufacturer?.name, model: model?.name })
    : undefined;
  return (
    <div css={styles.actions}>
      {enquireBy === 'chat' && chat ? (
        <Part
          id="offers/chat"
          load={loadChatButton}
          hydrate="interaction"
          props={{ ...chat, text: enquireText, name }}
        />
      ) : (
        <ButtonLink
          href={`${isHere ? '' : offerHref(site, offer)}#${ENQUIRY_ANCHOR}`}
          aria-label={say('actionFor', { action: enquireText, offer: name })}
        >
          {enquireText}
        </ButtonLink>
      )}
      {explore !== undefined && model && (
        <ButtonLink href={explore} {...opensBeside(explore)} variant="outline">
          {say('explore', { model: model.name })}
        </ButtonLink>
      )}
      {drive !== undefined && (
        <ButtonLink
          href={drive}
          variant="outline"
          aria-label={say('actionFor', { action: say('bookTestDrive'), offer: name })}
        >
          {say('bookTestDrive')}
        </ButtonLink>
      )}
    </div>
  );
}
