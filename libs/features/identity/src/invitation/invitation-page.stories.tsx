import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { InvitationOffer } from '@imah/contract/members';
import { answerOf, whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { RegisterPage } from '../register/register-page.tsx';

const meta = {
  title: 'Halaman/Undangan',
  component: RegisterPage,
  // S-06: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer: InvitationOffer = {
  orgName: 'Graha Contoh',
  invitedBy: 'Ratna Wijayanti',
  email: 'dewi@contoh.id',
  groups: ['Teknisi'],
  place: null,
  status: 'pending',
  expiresAt: '2026-11-27T10:00:00.000Z',
  hasAccount: false,
};
const at = (readInvitation: ReturnType<typeof answerOf<InvitationOffer>> | ApiError | typeof never) => [
  atRoute('register', { search: '?undangan=tanda', person: null, answers: { readInvitation } }),
];

const home: InvitationOffer = {
  ...offer,
  groups: ['Penghuni'],
  place: { building: 'Menara Graha', units: ['A-101', 'P-12'] },
};

export const NewPerson: Story = { decorators: at(answerOf(offer)) };
export const Phone: Story = { ...NewPerson, globals: { viewport: { value: 'telepon' } } };
export const HasAccount: Story = { decorators: at(answerOf({ ...offer, hasAccount: true })) };
export const Expired: Story = { decorators: at(answerOf<InvitationOffer>({ ...offer, status: 'expired' })) };
export const Invalid: Story = {
  decorators: at(new ApiError({ kind: 'not-found', status: 410, message: 'Tautan ini sudah dipakai' })),
};
export const Failed: Story = { decorators: at(new ApiError({ kind: 'server', status: 500, message: 'Internal' })) };
export const Loading: Story = { decorators: at(never) };
/** Somebody who lives there: building and units are named. */
export const Home: Story = { decorators: at(answerOf(home)) };
/** A link that was handed over, opened by somebody without a session. */
export const HandedOver: Story = { decorators: at(answerOf({ ...home, email: null })) };
export const HandedOverSignedIn: Story = {
  decorators: [
    atRoute('register', {
      search: '?undangan=tanda',
      person: { ...whoami, emailVerified: false },
      answers: { readInvitation: answerOf({ ...home, email: null }) },
    }),
  ],
};
