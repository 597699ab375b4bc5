import type { Membership } from '@imah/contract/identity';
import type { Group } from '@imah/contract/members';
import { Badge, ConfirmDialog, IconButton, Inline, ListRow, Menu, type MenuItem } from '@imah/ui';
import { copyIcon, ellipsisVerticalIcon, eyeIcon, shieldIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { changeSettings } from '../model/use-settings.ts';
import { useSeeAs } from '../parts/use-see-as.ts';
import { useSettingsTexts } from '../texts.ts';

export interface GroupRowProps {
  readonly org: Membership;
  readonly group: Group;
  readonly href: string;
  /** Where a new group begins as this one; null for who may make none. */
  readonly copyHref: string | null;
  readonly onSaid: (text: string) => void;
  readonly onRefused: (text: string | null) => void;
}

export function GroupRow({ org, group, href, copyHref, onSaid, onRefused }: GroupRowProps) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const can = useCan();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { orgId } = org;
  const params = { orgId, groupId: group.id };
  const removal = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const refuse = (error: unknown) => onRefused(explainFailure(tf, error).message);
  const seeAs = useSeeAs(orgId, refuse);

  async function remove(): Promise<void> {
    const done = await removal.run((api) => api.deleteGroup({ params, version: group.version }));
    if (done.kind === 'refused') refuse(done.error);
    else {
      onRefused(null);
      onSaid(t('groups.removed', { name: group.name }));
    }
    setAsking('no');
  }

  const mayRemove =
    can('group.delete', { orgId }) === 'allowed' && group.defaultKey === null && group.memberCount === 0;
  const items: MenuItem[] = [
    ...(copyHref === null ? [] : [{ kind: 'link' as const, href: copyHref, label: t('groups.copy'), icon: copyIcon }]),
    ...(can('group.assign', { orgId }) === 'allowed'
      ? [
          {
            kind: 'action' as const,
            label: t('groups.viewAs'),
            icon: eyeIcon,
            onSelect: () => void seeAs(group.id),
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

  const describe = ({ description, defaultKey }: Group) => {
    if (description !== '') return description;
    return defaultKey === null ? undefined : t(`builtIn.${defaultKey}`);
  };

  return (
    <ListRow
      icon={shieldIcon}
      href={href}
      title={group.name}
      description={describe(group)}
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
