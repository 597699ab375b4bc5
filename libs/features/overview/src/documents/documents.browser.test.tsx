import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, buildingFiles, listOf, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { DocumentsSection } from './documents-section.tsx';

afterEach(cleanup);

const [rules] = buildingFiles as [(typeof buildingFiles)[number]];
const params = { buildingId: tower.id };

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<DocumentsSection building={tower} />, {
    person,
    answers: { listBuildingFiles: listOf([rules]), ...answers },
  });
  return {
    ...shown,
    inputsOf: (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : [])),
  };
}

it('lets everybody of the building open its documents, and nobody who may not change it do more', async () => {
  await open({}, whoamiOfSupervisor);

  const link = await screen.findByRole('link', { name: rules.name });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/api/v1/files/${rules.id}/content$`));
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves nothing before who only reads where there are none, and asks who runs the building for them', async () => {
  const { calls } = await open({ listBuildingFiles: listOf([]) }, whoamiOfSupervisor);
  await waitFor(() => expect(calls().map(({ name }) => name)).toEqual(['listBuildingFiles']));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  cleanup();
  await open({ listBuildingFiles: listOf([]) });

  expect(await screen.findByText(/^Belum ada dokumen\. Tambahkan tata tertib/)).toBeVisible();
});

it('does not put a document up before a file was chosen', async () => {
  const { inputsOf } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah dokumen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah dokumen' }));
  await userEvent.click(form.getByRole('button', { name: 'Tampilkan' }));

  expect((await form.findAllByText('Pilih berkasnya.'))[0]).toBeVisible();
  expect(inputsOf('attachBuildingFiles')).toEqual([]);
});

it.each([
  ['takes one off once that is confirmed', answerOf(null), null],
  [
    'says why one could not be taken off',
    new ApiError({ kind: 'forbidden', status: 403, message: 'Tidak berwenang.' }),
    'alert',
  ],
])('%s', async (_what, removeBuildingFile, role) => {
  const { inputsOf } = await open({ removeBuildingFile } as FakeAnswers);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(rules.name) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus dokumen ini?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(inputsOf('removeBuildingFile')).toEqual([{ params: { ...params, fileId: rules.id } }]);
  expect(screen.queryByRole('alert') === null).toBe(role === null);
});
