import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { routes } from '@imah/contract/routes';

/** What the toolbar of Storybook says of the network. */
const networks = ['online', 'slow', 'offline'] as const;
export type Network = (typeof networks)[number];

/** Long enough to look at what stands there meanwhile. */
const slowness = 3_000;

export function networkOf(value: unknown): Network {
  return networks.find((network) => network === value) ?? 'online';
}

/** The answers as they come over this network: late, or not at all. */
export function overNetwork(answers: FakeAnswers, network: Network): FakeAnswers {
  if (network === 'online') return answers;
  if (network === 'offline') {
    const lost = new ApiError({ kind: 'network', message: 'Failed to fetch' });
    return Object.fromEntries(Object.keys(routes).map((name) => [name, lost]));
  }
  const late = Object.entries(answers).map(([name, answer]) => [name, (input: unknown) => answerLate(answer, input)]);
  // Each function gives what the answer of its own call gave.
  return Object.fromEntries(late) as FakeAnswers;
}

async function answerLate(answer: unknown, input: unknown): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, slowness));
  if (answer instanceof ApiError) throw answer;
  const given: unknown = typeof answer === 'function' ? answer(input) : answer;
  return given;
}
