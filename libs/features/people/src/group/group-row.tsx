import type { Membership } from '@imah/contract/identity';
import type { Group } from '@imah/contract/members';
import { Badge, ConfirmDialog, IconButton, Inline, ListRow, Menu, type MenuItem } from '@imah/ui';
import { ellipsisVerticalIcon, eyeIcon, shieldIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, useCan, viewAsOrigin } from '@imah/app/ports';
import { useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { changeSettings, seeAsGroup } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

export interface GroupRowProps {
  readonly org: Membership;
  readonly group: Group;
  readonly href: string;
  readonly onSaid: (text: string) => void;
  readonly onRefused: (text: string | null) => void;
}

export function GroupRow({ org, group, href, onSaid, onRefused }: GroupRowProps) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const can = useCan();
  const { onRightsChanged, draftStorage } = useApp();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { orgId } = org;
  const params = { orgId, groupId: group.id };
  const removal = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const seeing = useCommand(seeAsGroup, { refusal: 'caller' });
  const refuse = (error: unknown) => onRefused(explainFailure(tf, error).message);

  async function remove(): Promise<void> {
    const done = await removal.run((api) => api.deleteGroup({ params, version: group.version }));
    if (done.kind === 'refused') refuse(done.error);
    else {
      onRefused(null);
      onSaid(t('groups.removed', { name: group.name }));
    }
    setAsking('no');
  }

  // What the group may not see is left; whoever ends it comes back here.
  async function seeAs(): Promise<void> {
    const done = await seeing.run(params);
    if (done.kind === 'refused') return refuse(done.error);
    viewAsOrigin(draftStorage).keep(`${pathname}${search}`);
    onRightsChanged('beranda');
  }

  const mayRemove =
    can('group.delete', { orgId }) === 'allowed' && group.defaultKey === null && group.memberCount === 0;
  const items: MenuItem[] = [
    ...(can('group.assign', { orgId }) === 'allowed'
      ? [
          {
            kind: 'action' as const,
            label: t('groups.viewAs'),
            icon: eyeIcon,
            onSelect: () => void seeAs(),
          },
        ]
      : []),
    ...(mayRemove
      ? [
          {
            kind: 'action' as const,
            label: t('groups.remove'),
            icon: trashIcon,
            tone: 'danger' as const,
            onSelect: () => setAsking('yes'),
          },
        ]
      : []),
  ];

  return (
    <ListRow
      icon={shieldIcon}
      href={href}
      title={group.name}
      description={group.description === '' ? undefined : group.description}
      trailing={
        <Inline gap="sm">
          {group.defaultKey === null ? null : <Badge>{t('groups.default')}</Badge>}
          <Badge tone={group.memberCount === 0 ? 'neutral' : 'accent'}>
            {group.memberCount === 0 ? t('groups.unused') : t('groups.members', { count: group.memberCount })}
          </Badge>
          {items.length === 0 ? null : (
            <Menu
              align="end"
              items={items}
              trigger={<IconButton icon={ellipsisVerticalIcon} label={t('groups.actions', { name: group.name })} />}
            />
          )}
          <ConfirmDialog
            open={asking === 'yes'}
            tone="danger"
            title={t('groups.removeTitle', { name: group.name })}
            text={t('groups.removeText')}
            confirmLabel={t('groups.remove')}
            loading={removal.isPending}
            onClose={() => setAsking('no')}
            onConfirm={() => void remove()}
          />
        </Inline>
      }
    />
  );
}
