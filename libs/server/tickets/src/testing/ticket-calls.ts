import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketEvent } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp, TestPerson, TestPlace } from '@imah/server-platform/testing';

/** The calls about tickets of one building, each as its page makes it; versions are those that `manager` sees. */
export function ticketCalls(test: TestApp, place: TestPlace, manager: TestPerson) {
  const call = (
    who: TestPerson,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    version?: number,
  ) =>
    test.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: {
        ...who.bearer,
        ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const seen = async (id: string): Promise<Ticket> => (await call(manager, 'GET', `/tickets/${id}`)).json().data;
  return {
    call,
    seen,
    async report(who: TestPerson, body: object = {}, buildingId = place.buildingId): Promise<Ticket> {
      const answer = await call(who, 'POST', `/buildings/${buildingId}/tickets`, { title: 'Keran bocor', ...body });
      expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
      return answer.json().data;
    },
    move: async (who: TestPerson, id: string, step: object, version?: number) =>
      call(who, 'POST', `/tickets/${id}/moves`, step, version ?? (await seen(id)).version),
    assign: async (who: TestPerson, id: string, assigneeId: string | null, executorIds: readonly string[] = []) =>
      call(who, 'PUT', `/tickets/${id}/assignment`, { assigneeId, executorIds }, (await seen(id)).version),
    events: async (who: TestPerson, id: string): Promise<TicketEvent[]> =>
      (await call(who, 'GET', `/tickets/${id}/events`)).json().data,
    /** Sets the clock, with the sessions still open. */
    async goTo(at: string): Promise<void> {
      test.clock.now = Date.parse(at);
      await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + 3_600_000)}`.execute(test.context.db);
    },
  };
}

export type TicketCalls = ReturnType<typeof ticketCalls>;
