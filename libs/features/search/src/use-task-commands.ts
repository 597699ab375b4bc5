import { useBuildings } from '@imah/api-client/react';
import { buildingIcon, megaphoneIcon, messagesSquareIcon, ticketIcon, userPlusIcon } from '@imah/ui/icons';
import { useLocation } from 'react-router-dom';
import { useApp, useCan, useViews } from '@imah/app/ports';
import { useSearchTexts } from './texts.ts';
import type { PageCommand } from './use-page-commands.ts';

/** What is offered before anything is typed, and what only once somebody looks for it. */
export interface TaskCommands {
  readonly usual: readonly PageCommand[];
  readonly byBuilding: readonly PageCommand[];
}

/** What the person may begin: a ticket, a topic, an invitation, a building; those of one building under its name. */
export function useTaskCommands(): TaskCommands {
  const t = useSearchTexts();
  const { pathname } = useLocation();
  const { person } = useApp();
  const can = useCan();
  const views = useViews();
  const { data: buildings = [] } = useBuildings();
  const organizations = person?.memberships ?? [];
  // The one that is open stands first.
  const nearest = buildings.toSorted(
    (one, other) => Number(pathname.includes(other.id)) - Number(pathname.includes(one.id)),
  );
  const reporting = nearest.filter(({ id, orgId }) => views('ticket.create', { orgId, buildingId: id }));
  const writing = nearest.filter(({ id, orgId }) =>
    (['topic.create', 'announcement.create'] as const).some(
      (permission) => can(permission, { orgId, buildingId: id }) === 'allowed',
    ),
  );
  const announcing = nearest.filter(
    ({ id, orgId }) => can('announcement.create', { orgId, buildingId: id }) === 'allowed',
  );
  const inviting = organizations.filter(({ orgId }) => can('member.create', { orgId }) === 'allowed');
  const building = organizations.some(({ orgId }) => can('building.create', { orgId, everywhere: true }) === 'allowed');
  const ticketWords = [t('tasks.ticketWords')];
  const topicWords = [t('tasks.topicWords')];
  const announcementWords = [t('tasks.announcementWords')];

  return {
    usual: [
      ...(reporting.length === 0
        ? []
        : [
            {
              id: 'ticket',
              label: t('tasks.ticket'),
              keywords: ticketWords,
              icon: ticketIcon,
              href: '/imah/new/ticket',
            },
          ]),
      ...(announcing.length === 0
        ? []
        : [
            {
              id: 'announcement',
              label: t('tasks.announcement'),
              keywords: announcementWords,
              icon: megaphoneIcon,
              href: '/imah/new/topic?kind=announcement',
            },
          ]),
      ...(inviting.length === 0
        ? []
        : inviting.map(({ orgId, orgName }) => ({
            id: `invite ${orgId}`,
            label: t('tasks.invite'),
            ...(inviting.length === 1 ? {} : { detail: orgName }),
            keywords: [t('tasks.inviteWords')],
            icon: userPlusIcon,
            href: `/imah/settings/user?${new URLSearchParams({ ...(inviting.length === 1 ? {} : { org: orgId }), undang: '1' }).toString()}`,
          }))),
      ...(building
        ? [
            {
              id: 'new building',
              label: t('tasks.building'),
              keywords: [t('tasks.buildingWords')],
              icon: buildingIcon,
              href: '/imah/new/building',
            },
          ]
        : []),
    ],
    byBuilding: [
      ...reporting.map(({ id, name }) => ({
        id: `ticket ${id}`,
        label: t('tasks.ticketIn', { building: name }),
        keywords: ticketWords,
        icon: ticketIcon,
        href: `/imah/new/ticket/${id}`,
      })),
      ...announcing.map(({ id, name }) => ({
        id: `announcement ${id}`,
        label: t('tasks.announcementIn', { building: name }),
        keywords: announcementWords,
        icon: megaphoneIcon,
        href: `/imah/new/topic?building=${id}&kind=announcement`,
      })),
      ...writing.map(({ id, name }) => ({
        id: `topic ${id}`,
        label: t('tasks.topicIn', { building: name }),
        keywords: topicWords,
        icon: messagesSquareIcon,
        href: `/imah/new/topic?building=${id}`,
      })),
    ],
  };
}
