import type { Grant } from '@imah/contract/access';
import type { Membership } from '@imah/contract/identity';
import type { Group, GroupDraft } from '@imah/contract/members';
import { ticketVisibilities } from '@imah/contract/members/words';
import {
  Button,
  Callout,
  Form,
  Grid,
  Heading,
  Icon,
  Inline,
  Link,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@imah/ui';
import { arrowLeftIcon } from '@imah/ui/icons';
import { useCallback, useMemo } from 'react';
import { useCan } from '@imah/app/ports';
import { useSubmit } from '@imah/app/command';
import { grantsOf } from '../model/permission-sheet.ts';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';
import { GroupChanges } from './group-changes.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { useGroupDraft } from './use-group-draft.ts';

export interface GroupEditorProps {
  readonly org: Membership;
  /** Null: a new one. */
  readonly group: Group | null;
  /** What a new one begins with: another group that is copied. */
  readonly copied?: Group | null;
  readonly listHref: string;
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
}

const fresh: GroupDraft = { name: '', description: '', grants: [], ticketVisibility: 'own' };
// A trade narrows nothing as long as members have none (decision 0016): what is stored stays, and is told as what it does.
const visibilities = ticketVisibilities.filter((visibility) => visibility !== 'building-and-specialization');

/** A group as a page: its name, which tickets it sees, its permissions, and what saving would change for whom. */
export function GroupEditor({ org, group, copied = null, listHref, onClose, onSaid }: GroupEditorProps) {
  const t = useSettingsTexts();
  const can = useCan();
  const { orgId } = org;
  const isFixed = group?.defaultKey === 'owner';
  const mayChange =
    !isFixed && can(group === null ? 'group.create' : 'group.update', { orgId, everywhere: true }) === 'allowed';
  const start = group ?? (copied === null ? fresh : { ...copied, name: t('groups.copyOf', { name: copied.name }) });
  const key = group === null ? `${orgId} new ${copied?.id ?? ''}` : `${group.id} ${group.version}`;
  const { draft, isRestored, change, forget } = useGroupDraft(key, draftOf(start));
  const saved = useMemo(() => grantsOf(group?.grants ?? []), [group]);
  const grants = useMemo(() => grantsOf(draft.grants), [draft.grants]);
  const changeGrants = useCallback(
    (next: ReadonlySet<Grant>) => change({ ...draft, grants: [...next] }),
    // `change` is as new as each drawing; what it writes depends on the draft alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [draft],
  );
  const { answer, isSending, submit, demand } = useSubmit(changeSettings(orgId), {
    onDone: () => {
      forget();
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
    <Stack gap="lg">
      <Link href={listHref} tone="muted">
        <Inline gap="sm" as="span">
          <Icon icon={arrowLeftIcon} />
          {t('groups.all')}
        </Inline>
      </Link>
      <Heading level={2}>{group?.name ?? t('groups.newTitle')}</Heading>
      {isFixed ? <Callout>{t('groups.ownerNote')}</Callout> : null}
      {!isFixed && !mayChange ? <Callout>{t('groups.readOnly')}</Callout> : null}
      {isRestored && mayChange ? (
        <Callout
          actions={
            <Button size="sm" onClick={forget}>
              {t('groups.discard')}
            </Button>
          }
        >
          {t('groups.restored')}
        </Callout>
      ) : null}
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="xl">
            <Grid columns={2}>
              <TextField
                name="name"
                label={t('groups.name')}
                value={draft.name}
                maxLength={128}
                disabled={!mayChange}
                error={errorOf('name')}
                onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
              />
              <SelectField
                label={t('groups.visibility')}
                value={shownVisibility(draft.ticketVisibility)}
                disabled={!mayChange}
                options={visibilities.map((value) => ({ value, label: t(`groups.visibilities.${value}`) }))}
                onChange={(event) => change({ ...draft, ticketVisibility: visibilityOf(event.currentTarget.value) })}
              />
            </Grid>
            <TextArea
              name="description"
              rows={2}
              label={t('groups.description')}
              hint={
                group?.defaultKey == null || draft.description !== '' ? undefined : t(`builtIn.${group.defaultKey}`)
              }
              value={draft.description}
              limit={1024}
              disabled={!mayChange}
              error={errorOf('description')}
              onChange={(event) => change({ ...draft, description: event.currentTarget.value })}
            />
            <PermissionMatrix grants={grants} saved={saved} disabled={!mayChange} onChange={changeGrants} />
            {mayChange ? (
              <GroupChanges
                orgId={orgId}
                group={group}
                grants={grants}
                isSending={isSending}
                onCancel={() => {
                  forget();
                  onClose();
                }}
              />
            ) : null}
          </Stack>
        )}
      </Form>
    </Stack>
  );
}

function draftOf({ name, description, grants, ticketVisibility }: GroupDraft): GroupDraft {
  return { name, description, grants, ticketVisibility };
}

function shownVisibility(stored: GroupDraft['ticketVisibility']): GroupDraft['ticketVisibility'] {
  return stored === 'building-and-specialization' ? 'building' : stored;
}

function visibilityOf(text: string): GroupDraft['ticketVisibility'] {
  return visibilities.find((known) => known === text) ?? 'own';
}
