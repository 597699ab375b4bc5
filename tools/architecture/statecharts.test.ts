import { expect, it } from 'vitest';
import { isShipped, readSources, type Source } from './sources.ts';

const sources = readSources(['libs', 'apps/web/src']);
// The list of all machines, and the map that draws them, prove nothing of what runs.
const running = sources.filter(
  (source) => isShipped(source) && !/\/(state-map|harness|build)\/|\/index\.ts$/.test(source.path),
);
const machines = running.filter(({ path }) => /^libs\/state-machines\/src\/.*-machine\.ts$/.test(path));
/** What a file does: without what it imports, and without the mere type of a machine. */
const deedsOf = ({ text }: Source) => text.replaceAll(/^import[^;]*;/gm, '').replaceAll(/typeof \w+/g, '');

/** The server has no XState: a chart whose arrows are a table of the contract runs where that table, or what follows it, does. */
const followers: Readonly<Record<string, string>> = {
  ruleInstanceMachine: 'stepRule',
  billingRunMachine: 'billingRunChart',
  billMachine: 'billStateAfter',
  paymentMachine: 'paymentChart',
  instalmentMachine: 'instalmentChart',
  payoutMachine: 'payoutChart',
  expenseMachine: 'expenseChart',
  budgetMachine: 'budgetChart',
  periodMachine: 'periodChart',
  orderMachine: 'orderChart',
  onlinePaymentMachine: 'onlinePaymentChart',
  meterReadingMachine: 'readingChart',
  statementLineMachine: 'statementLineChart',
};

/** The shipped files beside the machine's own that make an actor of it. */
const usersOf = (name: string, own = '') =>
  running
    .filter((source) => source.path !== own && new RegExp(String.raw`\b${name}\b`).test(deedsOf(source)))
    .map(({ path }) => path);

it('every statechart that is drawn runs in what ships', () => {
  const found = machines.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+Machine)\b/gm)].map(([, name = '']) => ({
      name,
      users: usersOf(followers[name] ?? name, path).filter((user) => !user.startsWith('libs/contract/')),
    })),
  );

  expect(found.length).toBeGreaterThan(14);
  expect(found.filter(({ users }) => users.length === 0)).toEqual([]);
});

it('would see one that runs nowhere', () => {
  expect(usersOf('neverStartedMachine')).toEqual([]);
  expect(usersOf('toastMachine')).toContain('libs/state-machines/src/toaster/toaster-machine.ts');
});
