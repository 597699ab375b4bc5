import { expect, it } from 'vitest';
import { draftOf, valuesAt } from './window-values.ts';

const now = Date.UTC(2026, 10, 20, 16, 30);

it('a form begins with two hours from now by the clock of the building, over midnight too', () => {
  expect(valuesAt(now, 'Asia/Jakarta')).toEqual({
    reason: '',
    scope: 'building',
    targets: [],
    startDay: '2026-11-20',
    startTime: '23:30',
    endDay: '2026-11-21',
    endTime: '01:30',
    rhythm: 'once',
  });
  expect(valuesAt(now, 'Asia/Jayapura').startTime).toBe('01:30');
});

it('is sent with instants, and with places only where it is not about the whole building', () => {
  const targets = [{ value: 'f1', label: 'Lantai 1' }];
  const values = { ...valuesAt(now, 'Asia/Jakarta'), reason: ' Servis pompa ', targets };

  expect(draftOf(values, 'Asia/Jakarta')).toEqual({
    kind: 'draft',
    draft: {
      reason: 'Servis pompa',
      scope: { kind: 'building', ids: [] },
      startsAt: '2026-11-20T16:30:00.000Z',
      endsAt: '2026-11-20T18:30:00.000Z',
      rhythm: 'once',
    },
  });
  const ofFloor = draftOf({ ...values, scope: 'floors', rhythm: 'weekly' }, 'Asia/Jakarta');
  expect(ofFloor.kind === 'draft' && [ofFloor.draft.scope, ofFloor.draft.rhythm]).toEqual([
    { kind: 'floors', ids: ['f1'] },
    'weekly',
  ]);
});

it('names the first of its days and times that is missing', () => {
  const values = valuesAt(now, 'Asia/Jakarta');

  expect(
    (['startDay', 'startTime', 'endDay', 'endTime'] as const).map((field) =>
      draftOf({ ...values, [field]: null }, 'Asia/Jakarta'),
    ),
  ).toEqual(['startDay', 'startTime', 'endDay', 'endTime'].map((field) => ({ kind: 'missing', field })));
});
