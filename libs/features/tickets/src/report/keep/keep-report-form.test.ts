import { ApiError } from '@imah/api-client';
import { createFakeApiClient } from '@imah/api-client/testing';
import { createQueryClient, readKey } from '@imah/api-client/react';
import { answerOf, tower } from '@imah/testing';
import { expect, it } from 'vitest';
import { keepReportForm } from './keep-report-form.ts';

const places = { sections: [], floors: [], units: [] };

it('reads the places and the kinds of each building, so that they are there when the form is opened without a network', async () => {
  const client = createFakeApiClient({ getPlaces: answerOf(places), listTicketCategories: answerOf([]) });
  const queryClient = createQueryClient();

  await keepReportForm({ queryClient, client, buildings: [tower], isWanted: () => true });

  expect([
    queryClient.getQueryData(readKey('getPlaces', { params: { buildingId: tower.id } })),
    queryClient.getQueryData(readKey('listTicketCategories', { params: { orgId: tower.orgId } })),
  ]).toEqual([places, []]);
});

it('asks for no more than five buildings, and for nothing that was read a moment ago', async () => {
  const client = createFakeApiClient({ getPlaces: answerOf(places), listTicketCategories: answerOf([]) });
  const queryClient = createQueryClient();
  const buildings = Array.from({ length: 8 }, (_, index) => ({ id: `b${index}`, orgId: 'o' }));

  await keepReportForm({ queryClient, client, buildings, isWanted: () => true });

  expect(client['~calls'].map(({ name }) => name)).toEqual([
    'getPlaces',
    'listTicketCategories',
    'getPlaces',
    'getPlaces',
    'getPlaces',
    'getPlaces',
  ]);
});

it('asks for nothing more after the first refusal, and for nothing that is not wanted any more', async () => {
  const refused = new ApiError({ kind: 'unauthorized', status: 401, message: '' });
  const client = createFakeApiClient({ getPlaces: refused, listTicketCategories: answerOf([]) });
  const keep = (isWanted: () => boolean) =>
    keepReportForm({ queryClient: createQueryClient(), client, buildings: [tower, tower], isWanted });

  await expect(keep(() => true)).rejects.toBe(refused);
  await keep(() => false);

  expect(client['~calls'].map(({ name }) => name)).toEqual(['getPlaces']);
});
