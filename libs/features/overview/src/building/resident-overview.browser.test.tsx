import { defaultGroupGrants } from '@imah/contract/access';
import { tower, whoami } from '@imah/testing';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { BuildingProvider } from '@imah/features-buildings';
import { OverviewPage } from './overview-page.tsx';

afterEach(cleanup);

const open = (group: 'resident' | 'administrator') =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <BuildingProvider building={tower}>
        <OverviewPage />
      </BuildingProvider>
    </ToasterProvider>,
    {
      answers: fullAnswers,
      person: {
        ...whoami,
        memberships: whoami.memberships.map((each) => ({ ...each, grants: [...defaultGroupGrants[group]] })),
      },
    },
  );
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has the home of a resident right below the notices, and no numbers of those who run the building', async () => {
  await open('resident');
  await screen.findByRole('heading', { level: 2, name: 'Topik' });

  const order = headings();
  expect(order.indexOf('Unit')).toBe(order.indexOf('Info gedung') + 1);
  expect(order.filter((heading) => heading === 'Keadaan gedung')).toEqual([]);
  expect(screen.queryByText('Tiket tanpa petugas')).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Cari kode unit' })).toBeNull();
  expect(screen.queryByText(/^Kosong \d/)).toBeNull();
});

it('begins with the state of the building for those who run it', async () => {
  await open('administrator');
  await screen.findByRole('heading', { level: 2, name: 'Topik' });

  const order = headings();
  expect(order.indexOf('Unit')).toBeGreaterThan(order.indexOf('Topik'));
  expect(await screen.findByRole('searchbox', { name: 'Cari kode unit' })).toBeVisible();
});
