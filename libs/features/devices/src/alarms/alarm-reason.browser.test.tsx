import { show } from '@imah/app/harness/testing';
import type { MetricDefinition } from '@imah/contract/devices';
import { doorType, smokeAlarm } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AlarmReason } from './alarm-reason.tsx';

afterEach(cleanup);

const locked = doorType.metrics.find(({ key }) => key === 'locked') as MetricDefinition;
const heldOpen: MetricDefinition = {
  ...locked,
  key: 'held_open',
  label: { id: 'Pintu dibiarkan terbuka', en: 'Door held open' },
};

it.each([
  ['a state without a word of its own by its label alone', heldOpen, true, 'Pintu dibiarkan terbuka'],
  ['such a state that should hold and does not', heldOpen, false, 'Pintu dibiarkan terbuka: Tidak'],
  ['a state with its word', locked, false, `${locked.label.id}: Tidak terkunci`],
])('tells why there is an alarm: %s', async (_, definition, value, words) => {
  await show(
    <p data-testid="reason">
      <AlarmReason alarm={{ ...smokeAlarm, key: definition.key, condition: 'equals', value }} definition={definition} />
    </p>,
    {},
  );

  expect(screen.getByTestId('reason').textContent).toBe(words);
});
