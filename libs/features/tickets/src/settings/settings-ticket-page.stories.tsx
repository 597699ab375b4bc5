import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { SlaPolicy, TicketCategorySetting, TicketChecklist, TicketRule } from '@imah/contract/tickets';
import { answerOf, fixtureId, listOf, tower, whoamiOfNewcomer } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { SettingsTicketPage } from './settings-ticket-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan tiket',
  component: SettingsTicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsTicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const office = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
const category = (number: number, name: string, rest: Partial<TicketCategorySetting> = {}): TicketCategorySetting => ({
  id: fixtureId('ticket', 900 + number),
  key: null,
  name,
  photo: 'optional',
  residentPriority: 'emergency',
  trade: null,
  state: 'active',
  open: number * 2,
  version: 1,
  ...rest,
});
const categories = [
  category(1, 'Air dan pipa', { photo: 'demanded' }),
  category(2, 'Listrik'),
  category(0, 'Kolam renang', { state: 'archived' }),
];
const policy = (number: number, rest: Partial<SlaPolicy>): SlaPolicy => ({
  id: fixtureId('ticket', 950 + number),
  priority: null,
  categoryId: null,
  buildingId: null,
  respondMinutes: 60,
  resolveMinutes: 480,
  calendar: 'business',
  version: 1,
  ...rest,
});
const policies = [
  policy(1, { priority: 'emergency', respondMinutes: 15, resolveMinutes: 240, calendar: 'always' }),
  policy(2, { priority: 'high' }),
  policy(3, { priority: 'high', categoryId: categories[0]?.id ?? null, buildingId: tower.id, resolveMinutes: 120 }),
];
const rule: TicketRule = {
  id: fixtureId('ticket', 990),
  name: 'Lift langsung darurat',
  state: 'on',
  event: 'created',
  minutes: null,
  conditions: { contains: 'lift' },
  actions: { priority: 'emergency' },
  version: 1,
};
const overdue: TicketRule = {
  ...rule,
  id: fixtureId('ticket', 991),
  name: 'Belum ada yang menjawab',
  event: 'unanswered',
  minutes: 30,
  conditions: {},
  actions: { priority: 'high' },
};
const checklist: TicketChecklist = {
  id: fixtureId('ticket', 980),
  name: 'Perawatan pompa bulanan',
  state: 'active',
  version: 2,
  categoryIds: [fixtureId('ticket', 901)],
  items: [
    { label: 'Matikan panel listrik', kind: 'tick', demand: 'required', choices: [] },
    { label: 'Tekanan keluar (bar)', kind: 'number', demand: 'required', choices: [] },
    { label: 'Kondisi seal', kind: 'choice', demand: 'optional', choices: ['Baik', 'Aus', 'Bocor'] },
    { label: 'Getaran dan suara', kind: 'inspection', demand: 'optional', choices: [] },
    { label: 'Foto panel setelah selesai', kind: 'photo', demand: 'required', choices: [] },
  ],
};
const old: TicketChecklist = {
  ...checklist,
  id: fixtureId('ticket', 981),
  name: 'Serah terima unit',
  state: 'archived',
  categoryIds: [],
};
const answers: FakeAnswers = {
  listTicketChecklists: answerOf([checklist, old]),
  listSavedReplies: answerOf([
    {
      id: fixtureId('ticket', 970),
      name: 'Teknisi berangkat',
      body: 'Halo {nama}, {petugas} sedang menuju {unit}.',
      version: 1,
    },
    {
      id: fixtureId('ticket', 971),
      name: 'Menunggu suku cadang',
      body: 'Suku cadang untuk {nomor} sudah kami pesan.',
      version: 1,
    },
  ]),
  listSlaPolicies: answerOf(policies),
  trySla: answerOf({ tickets: 12, late: 2 }),
  getBusinessHours: answerOf({
    week: [office, office, office, office, office, [{ from: 480, to: 720 }], []],
    // A literal widens to text where the answer's own type is taken from it.
    holidays: 'all' as const,
    closedDays: ['2026-12-31'],
    version: 1,
  }),
  listTicketCategories: answerOf(
    categories.map(({ id, key, name, residentPriority }) => ({ id, key, name, residentPriority })),
  ),
  listTicketCategorySettings: answerOf(categories),
  listTicketRules: answerOf([rule, overdue]),
  tryTicketRule: answerOf({ tried: 50, matched: [{ id: rule.id, number: 'TKT-2026-000141', title: 'Lift B macet' }] }),
  listMembers: listOf([]),
};
const at = (part: string, more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('settingsTicket', { search: `?part=${part}`, answers: { ...answers, ...more } })],
});

export const Promises: Story = at('sla');
export const Dark: Story = { ...Promises, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Promises, globals: { viewport: { value: 'telepon' } } };
export const Hours: Story = at('hours');
export const HoursPhone: Story = { ...Hours, globals: { viewport: { value: 'telepon' } } };
export const Categories: Story = at('categories');
export const Checklists: Story = at('checklists');
export const NoChecklists: Story = at('checklists', { listTicketChecklists: answerOf([]) });
export const Replies: Story = at('replies');
export const RepliesPhone: Story = { ...Replies, globals: { viewport: { value: 'telepon' } } };
export const NoReplies: Story = at('replies', { listSavedReplies: answerOf([]) });
export const Rules: Story = at('rules');
export const NoRules: Story = at('rules', { listTicketRules: answerOf([]) });
export const Loading: Story = at('sla', { listSlaPolicies: never });
export const Failed: Story = at('sla', {
  listSlaPolicies: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = {
  decorators: [atRoute('settingsTicket', { person: whoamiOfNewcomer })],
};
export const Effect: Story = {
  ...at('sla'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah Darurat' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(
      await sheet.findByText('12 tiket terbuka berubah tenggatnya, 2 langsung terlambat.'),
    ).toBeInTheDocument();
  },
};

export const Reorder: Story = {
  ...at('checklists'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah Perawatan pompa bulanan' }));
    const sheet = within(await screen.findByRole('dialog'));
    const handle = await sheet.findByRole('button', { name: /^Pindahkan isian 2:/ });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await sheet.findByRole('textbox', { name: 'Isian 1' })).toHaveValue('Tekanan keluar (bar)');
    await expect(sheet.getByRole('button', { name: /^Pindahkan isian 1:/ })).toHaveFocus();
  },
};
export const ReorderPhone: Story = { ...Reorder, globals: { viewport: { value: 'telepon' } } };
