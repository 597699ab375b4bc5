import { whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsFrame } from './settings-frame.tsx';

afterEach(cleanup);

const [first] = whoamiOfOwner.memberships;
if (first === undefined) throw new Error('The fixture has no membership.');
const second = { ...first, orgId: '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c0009', orgName: 'Niaga Sejahtera' };
const reader = { ...first, orgId: '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c0010', orgName: 'Hanya Lihat', grants: [] };

function Address() {
  return <output>{useLocation().search}</output>;
}
const open = (memberships: (typeof whoamiOfOwner)['memberships'] | null, path = '/imah/settings/user') =>
  show(
    <SettingsFrame page="user" title="Anggota" lead="Siapa boleh apa." permission="member.view">
      {({ orgName }) => (
        <>
          <p>{`Isi ${orgName}`}</p>
          <input aria-label="Catatan" />
          <Address />
        </>
      )}
    </SettingsFrame>,
    { route: '/imah/settings/user', path, person: memberships === null ? null : { ...whoami, memberships } },
  );
const choice = () => screen.queryByLabelText<HTMLSelectElement>('Organisasi');

it('says nothing of rights while it is not known who is signed in', async () => {
  await open(null);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anggota');
  expect(screen.queryByText(/^Isi/)).toBeNull();
  expect(screen.queryByText('Anda belum berwenang mengatur organisasi mana pun')).toBeNull();
});

it.each([
  ['belongs nowhere', []],
  ['may not do this in any organisation', [reader]],
])('tells who %s so, instead of the page', async (_name, memberships) => {
  await open(memberships);

  expect(await screen.findByText('Anda belum berwenang mengatur organisasi mana pun')).toBeVisible();
  expect(screen.queryByText(/^Isi/)).toBeNull();
});

it('asks for no organisation where there is one to choose', async () => {
  await open([reader, first]);

  expect([screen.getByText(/^Isi/).textContent, choice()]).toEqual([`Isi ${first.orgName}`, null]);
});

it('offers the organisations in which the person may do it, begins with the first, and keeps the choice in the address', async () => {
  await open([first, reader, second]);
  expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual([first.orgName, second.orgName]);
  await userEvent.type(screen.getByLabelText('Catatan'), 'tentang yang pertama');

  await userEvent.selectOptions(choice() as HTMLSelectElement, second.orgName);

  expect(await screen.findByText(`Isi ${second.orgName}`)).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe(`?org=${second.orgId}`);
  // What was begun for one organisation is not taken along to another.
  expect(screen.getByLabelText<HTMLInputElement>('Catatan').value).toBe('');
});

it.each([
  ['the one that the address names', second.orgId, second.orgName],
  ['the first where the address names one that the person may not set up', reader.orgId, first.orgName],
  ['the first where the address names nonsense', 'javascript:1', first.orgName],
])('shows %s', async (_name, orgId, orgName) => {
  await open([first, reader, second], `/imah/settings/user?org=${encodeURIComponent(orgId)}`);

  expect(screen.getByText(/^Isi/).textContent).toBe(`Isi ${orgName}`);
});
