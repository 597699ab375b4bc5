import { deviceActs } from '@imah/contract/devices/words';
import { answerOf, devices, listOf, pump, whoamiOfOwner, withActs } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { faultyReport, importReport } from '../bulk/testing/report.ts';
import { IotPage } from '../iot/iot-page.tsx';
import { hindered, noDependants } from './testing/dependants.ts';

const meta = {
  title: 'Halaman/Perangkat terdaftar',
  component: IotPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IotPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const person = whoamiOfOwner;
const credential = {
  id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  username: 'imah-3k9d7m2qx8wvr5tn',
  label: '',
  createdAt: '2026-11-20T03:00:00.000Z',
  lastUsedAt: '2026-11-21T02:58:00.000Z',
  revokedAt: null,
};
const issued = {
  ...credential,
  secret: '7f2kq9m4xw8t3vdn6rjh5czp1b',
  mqttTcpPort: 1883,
  topics: {
    telemetry: 'imah/v1/01935e4f/b/01935e50/d/01935e51/tele',
    commands: 'imah/v1/01935e4f/b/01935e50/d/01935e51/cmd',
    answers: 'imah/v1/01935e4f/b/01935e50/d/01935e51/cmd/ack',
  },
};
const withCredentials = {
  listDeviceCredentials: answerOf([
    credential,
    { ...credential, id: '01935e4f-7c1a-7b2c-8d3e-000000000002', username: 'imah-9h2fz', lastUsedAt: null },
  ]),
};
const changeable = devices.map((device) => withActs(device, deviceActs));
const opened = {
  search: `?device=${pump.id}`,
  person,
  answers: { listCommands: listOf([]), listDevices: listOf(changeable) },
};
/** Presses a button of the page, in whatever the page has put it. */
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name }, { timeout: 10_000 }));
    await page.findAllByRole('dialog', undefined, { timeout: 10_000 });
  };

export const NoDevices: Story = { decorators: [atRoute('iot', { person, answers: { listDevices: listOf([]) } })] };
export const Register: Story = { ...NoDevices, play: press('Tambah perangkat') };
export const RegisterOnPhone: Story = { ...Register, globals: { viewport: { value: 'telepon' } } };
export const WithoutCredential: Story = { decorators: [atRoute('iot', opened)] };
export const TwoCredentials: Story = {
  decorators: [atRoute('iot', { ...opened, answers: { ...opened.answers, ...withCredentials } })],
};
export const Issued: Story = {
  decorators: [atRoute('iot', { ...opened, answers: { ...opened.answers, issueDeviceCredential: answerOf(issued) } })],
  play: press('Buat kredensial'),
};
export const IssuedOnPhone: Story = { ...Issued, globals: { viewport: { value: 'telepon' } } };

const bulk = { ...opened.answers, importDevices: answerOf(importReport) };
export const AddMany: Story = {
  tags: ['!picture'],
  decorators: [atRoute('iot', { person, answers: bulk })],
  play: press('Tambah banyak'),
};
export const AddManyOnPhone: Story = { ...AddMany, tags: ['!picture'], globals: { viewport: { value: 'telepon' } } };
/** Cells that were pasted, checked: one row is wrong. */
export const AddManyChecked: Story = {
  tags: ['!picture'],
  decorators: [atRoute('iot', { person, answers: { ...bulk, importDevices: answerOf(faultyReport) } })],
  play: async (context) => {
    await press('Tambah banyak')(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: 'Tempel' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Tempel dari lembar kerja' }), 'nama,jenis');
    const [, check] = page.getAllByRole('button', { name: 'Periksa', hidden: true });
    if (check !== undefined) await userEvent.click(check);
    await page.findByRole('table', { name: 'Baris bermasalah' });
  },
};

/** A dialog of the device's menu; on a phone the device itself stands in one. */
const choose =
  (item: string, title: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: `Tindakan untuk ${pump.name}` }, { timeout: 10_000 }),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: item }));
    await page.findByRole('heading', { name: title }, { timeout: 10_000 });
  };
export const Move: Story = {
  tags: ['!picture'],
  decorators: [atRoute('iot', opened)],
  play: choose('Pindahkan', `Pindahkan ${pump.name}`),
};
export const MoveOnPhone: Story = { ...Move, tags: ['!picture'], globals: { viewport: { value: 'telepon' } } };
export const Replace: Story = {
  tags: ['!picture'],
  decorators: [atRoute('iot', opened)],
  play: choose('Ganti perangkat', `Ganti ${pump.name}`),
};
export const ReplaceOnPhone: Story = { ...Replace, tags: ['!picture'], globals: { viewport: { value: 'telepon' } } };
const removing = (dependants: typeof hindered, title: string): Story => ({
  decorators: [
    atRoute('iot', { ...opened, answers: { ...opened.answers, getDeviceDependants: answerOf(dependants) } }),
  ],
  play: choose('Hapus', title),
});
export const Remove: Story = {
  ...removing(
    {
      ...noDependants,
      tickets: 4,
      openTickets: 1,
      alarms: 12,
      commands: 30,
      credentials: 1,
      valuesSince: '2026-03-01T03:00:00.000Z',
    },
    `Hapus ${pump.name}?`,
  ),
  tags: ['!picture'],
};
export const RemoveHindered: Story = { ...removing(hindered, `${pump.name} belum dapat dihapus`), tags: ['!picture'] };
