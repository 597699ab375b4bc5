import type { Locale } from '@imah/contract';

export interface InvitationMail {
  readonly orgName: string;
  readonly invitedBy: string | null;
  readonly groups: readonly string[];
  readonly link: string;
  readonly days: number;
}

/** The mail with the link to answer an invitation. */
export const invitationMail: Readonly<
  Record<Locale, (mail: InvitationMail) => { readonly subject: string; readonly text: string }>
> = {
  id: ({ orgName, invitedBy, groups, link, days }) => ({
    subject: `Undangan bergabung dengan ${orgName} di Imah`,
    text: `Halo,

${invitedBy ?? 'Pengelola'} mengundang Anda bergabung dengan ${orgName} di Imah sebagai ${groups.join(', ')}. Buka tautan ini untuk menerima atau menolak undangan:

${link}

Tautan berlaku ${days} hari. Jika Anda tidak mengenal pengirimnya, abaikan email ini; tidak ada yang terjadi tanpa persetujuan Anda.

Salam,
Imah
`,
  }),
  en: ({ orgName, invitedBy, groups, link, days }) => ({
    subject: `Invitation to join ${orgName} on Imah`,
    text: `Hello,

${invitedBy ?? 'The management'} invites you to join ${orgName} on Imah as ${groups.join(', ')}. Open this link to accept or decline the invitation:

${link}

The link is valid for ${days} days. If you do not know the sender, ignore this mail; nothing happens without your consent.

Imah
`,
  }),
};
