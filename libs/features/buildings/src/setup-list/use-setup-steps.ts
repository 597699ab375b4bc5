import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useApp, useCan, useViews } from '@imah/app/ports';
import { unitWordOf } from '../unit-word.ts';
import { useSetupListTexts } from './texts.ts';

/** Something a new building needs before its people can work with it. */
export interface SetupStep {
  readonly id: 'units' | 'people' | 'team' | 'labels' | 'devices';
  readonly name: string;
  /** What is there, or what is to be done. */
  readonly text: string;
  readonly state: 'done' | 'todo';
  /** Where it is done. */
  readonly href: string;
}

/**
 * How far a building is set up, as its data say it; only the steps that the person may take. Null while some of it is not
 * known yet.
 */
export function useSetupSteps(building: Building): readonly SetupStep[] | null {
  const t = useSetupListTexts();
  const { person } = useApp();
  const can = useCan();
  const views = useViews();
  const { id: buildingId, orgId, unitCount, devices, kind } = building;
  const target = { orgId, buildingId };
  const params = { buildingId };
  const seesPeople = can('occupant.view', target) === 'allowed';
  const mayInvite = can('member.create', { orgId }) === 'allowed';
  const mayLabel = can('building.update', target) === 'allowed';
  const people = useRead('listPeople', { params, query: { limit: 1 } }, { enabled: seesPeople });
  const members = useRead(
    'listMembers',
    { params: { orgId }, query: { status: 'active', limit: 50 } },
    { enabled: mayInvite },
  );
  const asked = useRead(
    'listInvitations',
    { params: { orgId }, query: { status: 'pending', limit: 1 } },
    { enabled: mayInvite },
  );
  const labels = useRead('listScanCodes', { params }, { enabled: mayLabel });

  const awaited = [
    ...(seesPeople ? [people] : []),
    ...(mayInvite ? [members, asked] : []),
    ...(mayLabel ? [labels] : []),
  ];
  if (awaited.some(({ data }) => data === undefined)) return null;

  const base = `/imah/building/${buildingId}`;
  const colleagues = (members.data ?? []).filter(
    ({ userId, buildingIds }) => userId !== person?.id && (buildingIds === null || buildingIds.includes(buildingId)),
  );
  const isAsked = (asked.data ?? []).length > 0;
  const labelCount = (labels.data ?? []).length;
  const word = unitWordOf(kind);
  const step = (
    id: SetupStep['id'],
    isDone: boolean,
    words: { name: string; done: string; todo: string },
    href: string,
  ): SetupStep => ({
    id,
    name: words.name,
    text: isDone ? words.done : words.todo,
    state: isDone ? 'done' : 'todo',
    href,
  });
  return [
    ...(views('unit.view', target)
      ? [
          step(
            'units',
            unitCount > 0,
            {
              name: t(`steps.units.${word}.name`),
              done: t(`steps.units.${word}.done`, { count: unitCount }),
              todo: t(`steps.units.${word}.todo`),
            },
            `${base}/unit`,
          ),
        ]
      : []),
    ...(seesPeople
      ? [
          step(
            'people',
            (people.data ?? []).length > 0,
            { name: t('steps.people.name'), done: t('steps.people.done'), todo: t('steps.people.todo') },
            unitCount > 0 ? `${base}/unit` : `${base}/people`,
          ),
        ]
      : []),
    ...(mayInvite
      ? [
          step(
            'team',
            colleagues.length > 0 || isAsked,
            {
              name: t('steps.team.name'),
              done: colleagues.length > 0 ? t('steps.team.done') : t('steps.team.invited'),
              todo: t('steps.team.todo'),
            },
            '/imah/setting/member',
          ),
        ]
      : []),
    ...(mayLabel
      ? [
          step(
            'labels',
            labelCount > 0,
            {
              name: t('steps.labels.name'),
              done: t('steps.labels.done', { count: labelCount }),
              todo: t('steps.labels.todo'),
            },
            `${base}/settings`,
          ),
        ]
      : []),
    ...(views('device.view', target)
      ? [
          step(
            'devices',
            devices.total > 0,
            {
              name: t('steps.devices.name'),
              done: t('steps.devices.done', { count: devices.total }),
              todo: t('steps.devices.todo'),
            },
            `${base}/iot`,
          ),
        ]
      : []),
  ];
}
