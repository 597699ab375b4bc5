import { ticketVisibilities } from '@imah/contract/members/words';
import type { Membership } from '@imah/contract/identity';
import type { Group, GroupDraft } from '@imah/contract/members';
import { Button, Form, FormActions, Callout, SelectField, Sheet, Stack, Text, TextArea, TextField } from '@imah/ui';
import { useMemo, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useSubmit } from '@imah/app/command';
import { grantsOf } from '../model/permission-sheet.ts';
import { changeSettings, useOrgBuildings } from '../model/use-settings.ts';
import { RightsDifference } from '../parts/rights-difference.tsx';
import { useSettingsTexts } from '../texts.ts';
import { PermissionSheet } from './permission-sheet.tsx';

export interface GroupSheetProps {
  readonly org: Membership;
  /** Null: a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
}

const fresh: GroupDraft = { name: '', description: '', grants: [], ticketVisibility: 'own' };
// A trade narrows nothing as long as members have none (decision 0016): what is stored stays, and is told as what it does.
const visibilities = ticketVisibilities.filter((visibility) => visibility !== 'building-and-specialization');

/** A group beside the list: its name, its permissions and which tickets it sees. */
export function GroupSheet({ org, group, onClose, onSaid }: GroupSheetProps) {
  const t = useSettingsTexts();
  const can = useCan();
  const buildings = useOrgBuildings(org.orgId);
  const [draft, setDraft] = useState<GroupDraft>(group ?? fresh);
  const { orgId } = org;
  const isFixed = group?.defaultKey === 'owner';
  const mayChange =
    !isFixed && can(group === null ? 'group.create' : 'group.update', { orgId, everywhere: true }) === 'allowed';
  const before = useMemo(
    () => (group === null ? null : ({ grants: grantsOf(group.grants), buildings: 'all' } as const)),
    [group],
  );
  const grants = useMemo(() => grantsOf(draft.grants), [draft.grants]);
  const after = useMemo(() => ({ grants, buildings: 'all' }) as const, [grants]);
  const { answer, isSending, submit, demand } = useSubmit(changeSettings(orgId), {
    onDone: () => {
      onSaid(t('saved'));
      onClose();
    },
  });

  function save(): void {
    const { name, description, ticketVisibility } = draft;
    if (name.trim() === '') return demand(['name']);
    const body = { name: name.trim(), description, ticketVisibility, grants: [...draft.grants] };
    void submit((client) =>
      group === null
        ? client.createGroup({ params: { orgId }, body })
        : client.updateGroup({ params: { orgId, groupId: group.id }, body, version: group.version }),
    );
  }

  return (
    <Sheet open title={group?.name ?? t('groups.newTitle')} onClose={onClose}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="xl">
            {isFixed ? <Callout>{t('groups.ownerNote')}</Callout> : null}
            {!isFixed && !mayChange ? <Callout>{t('groups.readOnly')}</Callout> : null}
            <TextField
              name="name"
              label={t('groups.name')}
              value={draft.name}
              maxLength={128}
              disabled={!mayChange}
              error={errorOf('name')}
              onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
            />
            <TextArea
              name="description"
              label={t('groups.description')}
              value={draft.description}
              limit={1024}
              disabled={!mayChange}
              error={errorOf('description')}
              onChange={(event) => setDraft({ ...draft, description: event.currentTarget.value })}
            />
            <SelectField
              label={t('groups.visibility')}
              value={shownVisibility(draft.ticketVisibility)}
              disabled={!mayChange}
              options={visibilities.map((value) => ({ value, label: t(`groups.visibilities.${value}`) }))}
              onChange={(event) => setDraft({ ...draft, ticketVisibility: visibilityOf(event.currentTarget.value) })}
            />
            <PermissionSheet
              grants={grants}
              disabled={!mayChange}
              onChange={(next) => setDraft({ ...draft, grants: [...next] })}
            />
            {mayChange ? (
              <>
                <RightsDifference before={before} after={after} buildings={buildings} />
                <Text tone="muted">{t('groups.affected', { count: group?.memberCount ?? 0 })}</Text>
              </>
            ) : null}
            <FormActions>
              <Button onClick={onClose}>{t('cancel')}</Button>
              {mayChange ? (
                <Button type="submit" tone="primary" loading={isSending}>
                  {t('save')}
                </Button>
              ) : null}
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}

function shownVisibility(stored: GroupDraft['ticketVisibility']): GroupDraft['ticketVisibility'] {
  return stored === 'building-and-specialization' ? 'building' : stored;
}

function visibilityOf(text: string): GroupDraft['ticketVisibility'] {
  return visibilities.find((known) => known === text) ?? 'own';
}
