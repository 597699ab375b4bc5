import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf, whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { groups, invitations, members, technician } from '@imah/testing/members';
import { SettingsUserPage } from './settings-user-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan anggota',
  component: SettingsUserPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsUserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = {
  listMembers: listOf(members),
  listGroups: listOf(groups),
  listInvitations: listOf(invitations),
  getMember: answerOf(technician),
};
const at = (props: Parameters<typeof atRoute>[1]) => [atRoute('settingsUser', props)];

export const Ready: Story = { decorators: at({ answers }) };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Member: Story = { decorators: at({ answers, search: `?anggota=${technician.id}` }) };
export const MemberPhone: Story = { ...Member, globals: { viewport: { value: 'telepon' } } };
export const Invite: Story = { decorators: at({ answers, search: '?undang=1' }) };
const invited = { email: 'sari@contoh.id', outcome: 'invited', invitationId: technician.id } as const;
const many = [
  invited,
  { email: 'bukan alamat', outcome: 'wrong-address', invitationId: null },
  { email: 'agus.prasetyo@contoh.id', outcome: 'member', invitationId: null },
  { email: 'rina.kartika@contoh.id', outcome: 'waiting', invitationId: null },
] as const;
/** Some of many addresses were invited; the others are named with their row and the reason. */
export const InvitedMany: Story = {
  decorators: at({ answers: { ...answers, createInvitations: answerOf([...many]) }, search: '?undang=1' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByLabelText('Email'), many.map(({ email }) => email).join('\n'));
    await userEvent.click(page.getByRole('checkbox', { name: /Teknisi/ }));
    await userEvent.click(page.getByRole('radio', { name: /Semua gedung/ }));
    await userEvent.click(page.getByRole('button', { name: 'Kirim undangan' }));
    await expect(await page.findByText('1 dari 4 undangan sedang dikirim.')).toBeVisible();
  },
};
export const InvitedManyPhone: Story = { ...InvitedMany, globals: { viewport: { value: 'telepon' } } };
export const Invitations: Story = { decorators: at({ answers, search: '?tab=undangan' }) };
export const NoInvitations: Story = {
  decorators: at({ answers: { ...answers, listInvitations: listOf([]) }, search: '?tab=undangan' }),
};
export const Empty: Story = { decorators: at({ answers: { ...answers, listMembers: listOf([]) } }) };
export const Loading: Story = { decorators: at({ answers: { ...answers, listMembers: never } }) };
export const Failed: Story = {
  decorators: at({
    answers: { ...answers, listMembers: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) },
  }),
};
export const Forbidden: Story = { decorators: at({ answers, person: whoami }) };
