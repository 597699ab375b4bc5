import type { Occupancy, OccupantInvitationResult, Resident } from '@imah/contract/people';
import type { InvitationWay } from '@imah/contract/people/words';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import { makePerson, makeUnit, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import {
  invitationMailQueue,
  type InvitationMailJob,
  sendInvitationMail,
} from '../../members/invitations/send-invitation-mail.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Who {
  readonly name?: string;
  readonly email?: string;
  readonly personId?: string;
}

/** The calls about the accounts of those who live in a building, as tests make them. */
export function occupantCalls(test: TestApp, place: TestPlace) {
  const send = async (as: TestPerson, method: Method, path: string, body?: object, version?: number) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/${path}`,
      headers: { ...as.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, code: json?.code, errors: json?.errors };
  };
  const answer = (name: 'read' | 'accept' | 'decline', token: string, as?: TestPerson) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/invitations/${name}`,
      payload: { token },
      ...(as === undefined ? {} : { headers: as.bearer }),
    });
  /** Sends what waits, and reads the token out of the last mail. */
  const mailed = async (): Promise<string> => {
    const { jobs } = test.context;
    const waiting = await jobs.fetch<InvitationMailJob>(invitationMailQueue, { batchSize: 50 });
    for (const { data } of waiting) await sendInvitationMail(test.context, data);
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await jobs.complete(invitationMailQueue, ids);
    return /undangan=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? 'no token in the mail';
  };
  const tryInvite = (personIds: readonly string[] | null, by: InvitationWay, as = place.owner) =>
    send(as, 'POST', 'people/invitations', { personIds, by, locale: 'id' });
  const invite = async (
    personIds: readonly string[] | null,
    by: InvitationWay,
  ): Promise<OccupantInvitationResult[]> => {
    const { status, data, code } = await tryInvite(personIds, by);
    if (status !== 200) throw new Error(`${status} ${code}`);
    return data;
  };
  const moveIn = async (unitId: string, { personId, ...person }: Who, stay: object = {}) => {
    const body = { role: 'owner', from: '2026-01-01', isBillingParty: true, ...stay };
    const whom = personId === undefined ? { person } : { personId };
    const { status, data, errors } = await send(place.owner, 'POST', `units/${unitId}/occupancies`, {
      ...body,
      ...whom,
    });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(errors)}`);
    const { id, version, person: said } = data as Occupancy;
    return { stayId: id, version, personId: said.id };
  };

  return {
    send,
    answer,
    mailed,
    tryInvite,
    invite,
    moveIn,
    prepare: () => test.context.jobs.createQueue(invitationMailQueue),
    people: async (): Promise<Resident[]> => (await send(place.owner, 'GET', 'people?limit=200')).data,
    /** Somebody who lives in the unit and has accepted the invitation to their address. */
    async joined(unitId: string, name: string, stay: object = {}) {
      const account = await makePerson(test, name);
      const moved = await moveIn(unitId, { name, email: account.email }, stay);
      await invite([moved.personId], 'mail');
      const accepted = await answer('accept', await mailed(), account);
      if (accepted.statusCode !== 200) throw new Error(accepted.body);
      return { account, ...moved };
    },
    /** Another building of the organisation with one unit, and its calls. */
    async secondBuilding(name: string) {
      const buildingId = await test.context.db.transaction().execute((trx) =>
        makeBuildingOf(
          trx,
          {
            orgId: place.orgId,
            name,
            kind: 'apartment',
            timeZone: 'Asia/Jakarta',
            address: { street: 'Jalan Melati 2', city: 'Jakarta', province: 'DKI Jakarta' },
            locale: 'id',
            by: { kind: 'user', id: place.owner.id },
          },
          test.clock.now,
        ),
      );
      const there = { ...place, buildingId };
      return { ...occupantCalls(test, there), buildingId, unitId: await makeUnit(test, there, 'B-1', null) };
    },
  };
}
