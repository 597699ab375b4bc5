import type { Locale } from '@imah/contract/core/words';
import type { InvitedPlace } from './invitation-offers.ts';

export interface InvitationMail {
  readonly orgName: string;
  readonly invitedBy: string | null;
  readonly groups: readonly string[];
  /** Where the person lives; null for an invitation to work. */
  readonly place: InvitedPlace | null;
  readonly link: string;
  readonly days: number;
}

/** The mail with the link to answer an invitation. */
export const invitationMail: Readonly<
  Record<Locale, (mail: InvitationMail) => { readonly subject: string; readonly text: string }>
> = {
  id: ({ orgName, invitedBy, groups, place, link, days }) => ({
    subject:
      place === null ? `Undangan bergabung dengan ${orgName} di Imah` : `Undangan untuk ${homeOf.id(place)} di Imah`,
    text: `Halo,

${invitedBy ?? 'Pengelola'} mengundang Anda ${place === null ? `bergabung dengan ${orgName} di Imah sebagai ${groups.join(', ')}` : `membuka akun Imah untuk ${homeOf.id(place)}, yang dikelola ${orgName}. Dengan akun itu Anda dapat melapor, membaca pengumuman, dan ikut polling`}. Buka tautan ini untuk menerima atau menolak undangan:

${link}

Tautan berlaku ${days} hari. Jika Anda tidak mengenal pengirimnya, abaikan email ini; tidak ada yang terjadi tanpa persetujuan Anda.

Salam,
Imah
`,
  }),
  en: ({ orgName, invitedBy, groups, place, link, days }) => ({
    subject: place === null ? `Invitation to join ${orgName} on Imah` : `Invitation for ${homeOf.en(place)} on Imah`,
    text: `Hello,

${invitedBy ?? 'The management'} invites you ${place === null ? `to join ${orgName} on Imah as ${groups.join(', ')}` : `to an Imah account for ${homeOf.en(place)}, managed by ${orgName}. With it you can report problems, read announcements and take part in polls`}. Open this link to accept or decline the invitation:

${link}

The link is valid for ${days} days. If you do not know the sender, ignore this mail; nothing happens without your consent.

Imah
`,
  }),
};

/** Unit and building in words; a building alone when the units are not known any more. */
const homeOf: Readonly<Record<Locale, (place: InvitedPlace) => string>> = {
  id: ({ building, units }) => (units.length === 0 ? building : `unit ${units.join(', ')} di ${building}`),
  en: ({ building, units }) =>
    units.length === 0 ? building : `${units.length === 1 ? 'unit' : 'units'} ${units.join(', ')} in ${building}`,
};
