import { ticketVisibilities } from '@imah/contract/members/words';
import type { Membership } from '@imah/contract/identity';
import type { Group, GroupDraft } from '@imah/contract/members';
import {
  Button,
  Form,
  FormActions,
  type FormAnswer,
  Notice,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { useMemo, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { grantsOf } from '../model/permission-sheet.ts';
import { useOrgBuildings, useSettingsChange } from '../model/use-settings.ts';
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
  const tf = useFormTexts();
  const can = useCan();
  const buildings = useOrgBuildings(org.orgId);
  const [draft, setDraft] = useState<GroupDraft>(group ?? fresh);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
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
  const saving = useSettingsChange(orgId, (client, { name, description, ticketVisibility, ...rest }: GroupDraft) => {
    const body = { name: name.trim(), description, ticketVisibility, grants: [...rest.grants] };
    return group === null
      ? client.createGroup({ params: { orgId }, body })
      : client.updateGroup({ params: { orgId, groupId: group.id }, body, version: group.version });
  });

  function save(): void {
    if (draft.name.trim() === '') {
      setAnswer({ message: tf('invalid'), errors: { name: [tf('required')] } });
      return;
    }
    setAnswer(null);
    saving.mutate(draft, {
      onSuccess: () => {
        onSaid(t('saved'));
        onClose();
      },
      onError: (error) => setAnswer(failureAnswer(tf, error)),
    });
  }

  return (
    <Sheet open title={group?.name ?? t('groups.newTitle')} onClose={onClose}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="xl">
            {isFixed ? <Notice>{t('groups.ownerNote')}</Notice> : null}
            {!isFixed && !mayChange ? <Notice>{t('groups.readOnly')}</Notice> : null}
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
                <Button type="submit" tone="primary" loading={saving.isPending}>
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
