import type { Building } from '@imah/contract/buildings';
import { trades } from '@imah/contract/buildings/words';
import type { Membership } from '@imah/contract/identity';
import type { Group, Member } from '@imah/contract/members';
import { Button, Field, Form, FormActions, Callout, Inline, Stack, Switch } from '@imah/ui';
import { eyeIcon, trashIcon } from '@imah/ui/icons';
import { useMemo, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useTradeTexts } from '@imah/app/trades';
import { draftOf, rightsOf, scopeOf, zoneOf } from '../model/scope.ts';
import { ChoiceList } from '../parts/choice-list.tsx';
import { RightsDifference } from '../parts/rights-difference.tsx';
import { ScopeFields } from '../parts/scope-fields.tsx';
import { useSeeAs } from '../parts/use-see-as.ts';
import { useSettingsTexts } from '../texts.ts';
import { RemoveMember } from './remove-member.tsx';
import { useScopeForm } from './use-scope-form.ts';

export interface MemberFormProps {
  readonly org: Membership;
  readonly member: Member;
  readonly groups: readonly Group[];
  readonly buildings: readonly Building[];
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
}

export function MemberForm({ org, member, groups, buildings, onClose, onSaid }: MemberFormProps) {
  const t = useSettingsTexts();
  const can = useCan();
  const zone = zoneOf(buildings);
  const current = useMemo(() => scopeOfMember(member), [member]);
  const form = useScopeForm(org.orgId, draftOf(current, zone), () => {
    onSaid(t('saved'));
    onClose();
  });
  const [status, setStatus] = useState(member.status === 'suspended' ? 'suspended' : 'active');
  const tt = useTradeTexts();
  const [able, setAble] = useState<readonly string[]>(member.trades);
  const [removing, setRemoving] = useState<'no' | 'yes'>('no');
  const next = useMemo(() => scopeOf(form.draft, zone), [form.draft, zone]);
  // Buildings beyond one's own reach are a scope one does not have: only somebody with more may change it.
  const mayChange = can('member.update', { orgId: org.orgId }) === 'allowed' && member.otherBuildings === 0;
  const mayRemove = can('member.delete', { orgId: org.orgId }) === 'allowed' && member.otherBuildings === 0;
  const maySeeAs = can('group.assign', { orgId: org.orgId }) === 'allowed';
  const seeAs = useSeeAs(org.orgId, form.refuse);
  const held = member.status === 'suspended' ? null : rightsOf(current, groups);

  function save(): void {
    if (!form.check()) return;
    const body = {
      ...next,
      status: status === 'active' ? ('active' as const) : ('suspended' as const),
      trades: trades.filter((trade) => able.includes(trade)),
    };
    const params = { orgId: org.orgId, memberId: member.id };
    void form.submit((client) => client.updateMember({ params, body, version: member.version }));
  }

  return (
    <>
      <Form answer={form.answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="xl">
            {mayChange ? null : <Callout>{t('member.readOnly')}</Callout>}
            {maySeeAs ? (
              <Inline gap="sm">
                {member.groups.map(({ id, name }) => (
                  <Button key={id} size="sm" icon={eyeIcon} onClick={() => void seeAs(id)}>
                    {t('member.viewAs', { name })}
                  </Button>
                ))}
              </Inline>
            ) : null}
            <ScopeFields
              draft={form.draft}
              onChange={form.setDraft}
              groups={groups}
              buildings={buildings}
              reach={org.buildingIds === null || member.buildingIds === null ? 'all' : 'some'}
              errorOf={errorOf}
              disabled={!mayChange}
            />
            <ChoiceList
              name="trades"
              label={t('member.trades')}
              hint={t('member.tradesHint')}
              options={trades.map((value) => ({ value, label: tt(value) }))}
              chosen={able}
              onChange={setAble}
              error={errorOf('trades')}
              disabled={!mayChange}
            />
            <Field label={t('member.status')} hint={t('member.statusHint')}>
              {(control) => (
                <Switch
                  {...control}
                  label={t('member.status')}
                  value={status === 'active' ? 'on' : 'off'}
                  words={{ off: t('members.statuses.suspended'), on: t('members.statuses.active') }}
                  disabled={!mayChange}
                  onChange={({ value }) => setStatus(value === 'on' ? 'active' : 'suspended')}
                />
              )}
            </Field>
            <RightsDifference
              before={held}
              after={status === 'suspended' ? null : rightsOf(next, groups)}
              buildings={buildings}
            />
            <FormActions
              aside={
                mayRemove ? (
                  <Button tone="ghost" icon={trashIcon} onClick={() => setRemoving('yes')}>
                    {t('member.remove')}
                  </Button>
                ) : null
              }
            >
              <Button onClick={onClose}>{t('cancel')}</Button>
              {mayChange ? (
                <Button type="submit" tone="primary" loading={form.isSending}>
                  {t('save')}
                </Button>
              ) : null}
            </FormActions>
          </Stack>
        )}
      </Form>
      {removing === 'no' ? null : (
        <RemoveMember
          org={org}
          member={member}
          onClose={() => setRemoving('no')}
          onRefused={form.refuse}
          onRemoved={() => {
            onSaid(t('member.removed', { name: member.name }));
            onClose();
          }}
        />
      )}
    </>
  );
}

function scopeOfMember({ groups, buildingIds, expiresAt }: Member) {
  return { groupIds: groups.map(({ id }) => id), buildingIds, expiresAt };
}
