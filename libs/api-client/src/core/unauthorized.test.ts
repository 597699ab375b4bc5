import { expect, it } from 'vitest';
import { createUnauthorizedReporter } from './unauthorized.ts';

const event = { route: 'getWhoami', path: '/api/v1/whoami' } as never;

function reporter() {
  let reports = 0;
  return { ...createUnauthorizedReporter(() => (reports += 1)), reports: () => reports };
}

it('ten calls that fail together are one report', () => {
  const on = reporter();
  const calls = Array.from({ length: 10 }, () => on.begin());

  for (const call of calls) on.refused(call, event);

  expect(on.reports()).toBe(1);
});

it('a later call that fails as well is no second report while no call has passed', () => {
  const on = reporter();

  on.refused(on.begin(), event);
  on.refused(on.begin(), event);

  expect(on.reports()).toBe(1);
});

it('after a call has passed, the next session that ends is reported again', () => {
  const on = reporter();
  on.refused(on.begin(), event);

  on.passed(on.begin());
  on.refused(on.begin(), event);

  expect(on.reports()).toBe(2);
});

it('a call of the session that is gone does not count as passed when it comes late', () => {
  const on = reporter();
  const [late, failed] = [on.begin(), on.begin()];
  on.refused(failed, event);

  on.passed(late);
  on.refused(on.begin(), event);

  expect(on.reports()).toBe(1);
});
