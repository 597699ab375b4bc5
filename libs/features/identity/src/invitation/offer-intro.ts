import type { InvitationOffer } from '@imah/contract/members';
import { useInvitationTexts } from './texts.ts';

/** Title and first sentence of an invitation: into what, by whom, and for a home which units. */
export function useOfferIntro(offer: InvitationOffer | null): { readonly title: string; readonly lead?: string } {
  const t = useInvitationTexts();
  if (offer === null) return { title: t('title') };
  const { place, orgName: org, invitedBy: name } = offer;
  if (place === null) {
    const groups = offer.groups.join(', ');
    const lead = name === null ? t('leadPlain', { groups }) : t('lead', { name, groups });
    return { title: t('join', { org }), lead };
  }
  const { building } = place;
  const units = place.units.length === 0 ? t('someUnit') : t('units', { codes: place.units.join(', ') });
  const said =
    name === null ? t('leadHomePlain', { units, building, org }) : t('leadHome', { name, units, building, org });
  return { title: t('joinHome', { building }), lead: `${said} ${t('homeMeans')}` };
}
