import { type Endpoint, problem } from '@imah/contract/core';
import { type EndpointName, endpoints } from '@imah/contract/endpoints';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { emailMailQueue } from '@imah/server-identity/email';
import { resetMailQueue } from '@imah/server-identity';
import { type Called, callsOf, toInject } from './fuzz-calls.ts';
import { fuzzRoles, headersOf, makeWorld, type World } from './fuzz-world.ts';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './test-app.ts';

/** The same calls in every run; another seed makes others, and more calls find more. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const callsEach = Number(process.env['FUZZ_CALLS'] ?? 60);

/** The calls of the API, each with what it asks for and some of it broken, made by everybody in turn. */
export interface Fuzz {
  /** Makes the calls of one operation; answers with each that was answered otherwise than the document says. */
  faultsOf(name: EndpointName, called: Called): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function openFuzz(): Promise<Fuzz> {
  const test = await createTestApp({ jobs: true });
  await test.context.jobs.createQueue(resetMailQueue);
  await test.context.jobs.createQueue(emailMailQueue);
  // What is only read stays as it is for all who read.
  const shared = await makeWorld(test);
  return {
    async faultsOf(name, called) {
      const endpoint: Endpoint = endpoints[name];
      const world = endpoint.method === 'GET' ? shared : await makeWorld(test);
      const { faults, statuses } = await callAll(test, world, called, endpoint);
      // Not all of it was refused before it was looked at.
      const isUnseen = endpoint.access.kind !== 'public' && [...statuses].join() === '401';
      return isUnseen ? [...faults, `${name} was never let in`] : faults;
    },
    close: () => test.close(),
  };
}

async function callAll(test: TestApp, world: World, called: Called, endpoint: Endpoint) {
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const drawn = fc.sample(callsOf(called, world.ids), { seed, numRuns: callsEach });
  for (const [turn, one] of drawn.entries()) {
    // Most of what can break is behind a right: every second call is one of who has them all.
    const role = turn % 2 === 0 ? 'owner' : (fuzzRoles[((turn - 1) / 2) % fuzzRoles.length] ?? 'owner');
    const request = toInject(called, one, await headersOf(test, world, role, endpoint));
    const answer = await test.app.inject(request);
    statuses.add(answer.statusCode);
    const documented = called.operation.responses[String(answer.statusCode)];
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    const isKnownType = answer.body === '' || Object.keys(documented?.content ?? {}).includes(type);
    const isProblem = type !== 'application/problem+json' || z.safeParse(problem, answer.json()).success;
    // An answer that breaks its own schema is answered with 500, which no operation may.
    if (documented === undefined || answer.statusCode >= 500 || !isKnownType || !isProblem) {
      const { operationId } = called.operation;
      const sent = { ...request, headers: one.header };
      faults.push({ operation: operationId, role, request: sent, status: answer.statusCode, body: answer.body });
    }
  }
  return { faults, statuses };
}
