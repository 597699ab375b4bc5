import { buildings } from '@imah/testing';
import { groups, guards } from '@imah/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { emptyScope, type ScopeDraft } from '../model/scope.ts';
import { ScopeFields, type ScopeFieldsProps } from './scope-fields.tsx';

afterEach(cleanup);

async function open(
  draft: Partial<ScopeDraft> = {},
  change: Partial<ScopeFieldsProps> = {},
  locale: 'id' | 'en' = 'id',
) {
  const onChange = vi.fn<(draft: ScopeDraft) => void>();
  await show(
    <ScopeFields
      draft={{ ...emptyScope, ...draft }}
      onChange={onChange}
      groups={groups}
      buildings={buildings}
      reach="all"
      errorOf={() => undefined}
      {...change}
    />,
    { locale },
  );
  return () => onChange.mock.calls.map(([next]) => next);
}
const radio = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('offers every group with what it is for, and every building with its town', async () => {
  await open();

  const group = within(screen.getByRole('group', { name: 'Grup' }));
  expect(group.getByRole('checkbox', { name: new RegExp(guards.name) })).toBeVisible();
  expect(group.getByText(guards.description)).toBeVisible();
  const places = within(screen.getByRole('group', { name: 'Gedung yang dapat diakses' }));
  expect(places.getAllByRole('checkbox')).toHaveLength(buildings.length);
});

it('asks for no building where all of them are chosen, and keeps those that were chosen before', async () => {
  const drafts = await open({ buildingIds: ['b'] });
  await userEvent.click(radio(/^Semua gedung/));
  expect(drafts()).toEqual([{ ...emptyScope, buildingIds: ['b'], reach: 'all' }]);
  cleanup();

  await open({ reach: 'all', buildingIds: ['b'] });
  expect(screen.queryByRole('group', { name: 'Gedung yang dapat diakses' })).toBeNull();
});

it('does not let somebody who reaches some buildings give all of them', async () => {
  await open({}, { reach: 'some' });

  expect(screen.queryByRole('radio', { name: /^Semua gedung/ })).toBeNull();
  expect(screen.getByRole('group', { name: 'Gedung yang dapat diakses' })).toBeVisible();
});

it('asks for a last day only where there is one', async () => {
  const drafts = await open();
  expect(screen.queryByLabelText('Hari terakhir')).toBeNull();
  await userEvent.click(radio('Sampai tanggal tertentu'));
  expect(drafts()).toEqual([{ ...emptyScope, lasting: 'until' }]);
  cleanup();

  await open({ lasting: 'until', until: '2026-12-31' });
  expect(screen.getByLabelText<HTMLInputElement>('Hari terakhir').value).toContain('2026');
});

it('says at each field what is wrong with it', async () => {
  const errors: Record<string, string> = { groupIds: 'Grup?', buildingIds: 'Gedung?', expiresAt: 'Hari?' };
  await open({ lasting: 'until' }, { errorOf: (name) => errors[name] });

  for (const words of Object.values(errors)) expect(screen.getByText(words)).toBeVisible();
});

it('changes nothing where it may only be read', async () => {
  const drafts = await open({ lasting: 'until', until: '2026-12-31' }, { disabled: true });

  for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('radio')])
    await userEvent.click(control, { pointerEventsCheck: 0 });

  expect(drafts()).toEqual([]);
});

it('is asked in English', async () => {
  await open({}, {}, 'en');

  expect(await screen.findByRole('radio', { name: /^All buildings/ })).toBeVisible();
});
